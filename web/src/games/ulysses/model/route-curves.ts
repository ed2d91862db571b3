/** How far each route bends aside, as `bend` of map-data.ts. Set by hand, so that a route stays on the sea where possible and
does not cross other places. */
export const ROUTE_CURVES: Record<string, number> = {
  "hyperborea pityusae": -0.15,
  "atlantis pillars": 0.12,
  "calypso hesperides": 0.2,
  "hesperides pillars": -0.3,
  "atlantis calypso": 0.12,
  "atlantis dido": -0.12,
  "minotaur olympus": -0.26,
  "diomedes scylla": -0.25,
  "cyclops sibyl": -0.2,
  "cyclops dido": 0.1,
  "cyclops zakynthos": 0.12,
  "dido lotus": -0.15,
  "libya pharos": -0.12,
  "pharos phoenicia": -0.12,
  "elysium laestrygonians": -0.2,
  "elysium sirens": 0.2,
  "dido libya": 0.03,
  "libya melita": 0.03,
  "lemnos olympus": 0.12,
  "delos lemnos": 0.14,
};
