/** How far a route bows aside, by hand, so that it keeps to the sea and away from other routes. */
export const BENDS: Record<string, number> = {};
