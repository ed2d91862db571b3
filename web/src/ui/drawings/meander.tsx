/** A meander as two patterns for SVG: `id` for horizontal bands, `id-down` for vertical ones. */
const UNIT = 40;

export function Meander({ id, size }: { id: string; size: number }) {
  const unit = <path class="meander" d="M0,34H40M8,34V6H32V26H18V16H24" />;
  const attributes = {
    width: size,
    height: size,
    viewBox: `0 0 ${UNIT} ${UNIT}`,
    patternUnits: "userSpaceOnUse",
  } as const;
  return (
    <>
      <pattern id={id} {...attributes}>
        {unit}
      </pattern>
      <pattern id={`${id}-down`} {...attributes} patternTransform="rotate(90)">
        {unit}
      </pattern>
    </>
  );
}
