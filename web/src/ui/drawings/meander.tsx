/** A meander, as a pattern to fill a band with: `id` along it, `id-down` for the bands at the sides. */
const PIECE = 40;

export function Meander({ id, size }: { id: string; size: number }) {
  const piece = <path class="meander" d="M0,34H40M8,34V6H32V26H18V16H24" />;
  const form = { width: size, height: size, viewBox: `0 0 ${PIECE} ${PIECE}`, patternUnits: "userSpaceOnUse" } as const;
  return (
    <>
      <pattern id={id} {...form}>
        {piece}
      </pattern>
      <pattern id={`${id}-down`} {...form} patternTransform="rotate(90)">
        {piece}
      </pattern>
    </>
  );
}
