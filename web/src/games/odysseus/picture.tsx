/** The picture of the game on the start page. */

/** Athena's owl among islands, which three kinds of lines connect. */
export function Picture() {
  const leaves = [0, 1, 2, 3, 4, 5];
  const chest = [
    [188, 104],
    [200, 104],
    [212, 104],
    [184, 117],
    [195, 117],
    [206, 117],
    [217, 117],
    [190, 130],
    [201, 130],
    [211, 130],
    [200, 143],
  ];
  return (
    <g>
      <path class="route" d="M40,60 120,38M40,60 78,132M280,40 366,66M366,66 330,140" />
      <path class="route dashed" d="M120,38 78,132M280,40 330,140" />
      <path class="route dotted" d="M78,132 136,158M330,140 268,160M120,38 280,40" />
      {[
        [40, 60],
        [120, 38],
        [78, 132],
        [280, 40],
        [366, 66],
        [330, 140],
      ].map(([x, y]) => (
        <g key={x}>
          <path class="glaze" d={`M${x! - 17},${y! + 4}q3-13 12-13 5-7 13-1 10,1 9,13-16,8-34,1z`} />
          <path class="scratch" d={`M${x! - 10},${y}q10,5 20,0`} />
        </g>
      ))}
      <path
        class="glaze"
        d="M166,60c-2-16 4-26 4-34 8,6 16,8 30,8s22-2 30-8c0,8 6,18 4,34 12,30 10,70-14,98l6,22h-52l6-22c-24-28-26-68-14-98z"
      />
      <circle class="slip" cx="184" cy="60" r="14" />
      <circle class="slip" cx="216" cy="60" r="14" />
      <circle class="glaze" cx="184" cy="60" r="7" />
      <circle class="glaze" cx="216" cy="60" r="7" />
      <path class="slip" d="M200,66l5,9-5,10-5-10z" />
      <path
        class="scratch"
        d="M166,92c-4,24 0,44 14,62M234,92c4,24 0,44-14,62M171,92c-2,20 2,38 12,54M229,92c2,20-2,38-12,54M176,96c-1,14 2,26 8,38M224,96c1,14-2,26-8,38"
      />
      {chest.map(([x, y]) => (
        <circle key={`${x} ${y}`} class="slip" cx={x} cy={y} r="1.7" />
      ))}
      <path class="scratch" d="M184,162v14M190,162v14M196,162v14M204,162v14M210,162v14M216,162v14" />
      <path class="branch" d="M262,120q-6-44 22-66" />
      {leaves.map((i) => (
        <ellipse
          key={i}
          class="glaze"
          rx="9"
          ry="3.4"
          transform={`translate(${262 + i * 3 + (i % 2 ? 8 : -8)} ${112 - i * 11}) rotate(${i % 2 ? -20 : -140})`}
        />
      ))}
    </g>
  );
}
