const border = 'M1003-10C1048 80 938 170 1002 250S1060 400 1013 510';

/** Drawing: the river between the two countries, with the border line in its middle. */
export function River() {
  return (
    <g>
      <path
        className="yard__water"
        d="M936-10C996 80 886 170 946 250S1004 400 946 510H1082C1134 400 1000 330 1060 250S1000 80 1072-10z"
      />
      <path className="yard__border" d={border} />
      <text className="yard__place yard__place--mexico" x="906" y="44">
        Nuevo Laredo
      </text>
      <text className="yard__place" x="1108" y="44">
        Laredo
      </text>
    </g>
  );
}

/** Drawing: the bridge over the river. */
export function Bridge() {
  return (
    <g>
      <path className="yard__bridge-shadow" d="M886 474h240v12H886z" />
      <path className="yard__deck" d="M886 294h240v12H886zM886 462h240v12H886z" />
      <path className="yard__joints" d="M926 306v156M966 306v156M1046 306v156M1086 306v156" />
      <path className="yard__crossing" d="M1006 306v156" />
    </g>
  );
}

/** Drawing: the inspection canopy of the port of entry and its booths. */
export function PortOfEntry() {
  return (
    <g>
      <path className="yard__booth" d="M1186 338h70v8h-70zM1186 422h70v8h-70z" />
      <circle className="yard__lamp" cx="1222" cy="384" r="150" />
      <path className="yard__canopy-shadow" d="M1206 294h46v190h-46z" />
      <path className="yard__canopy" d="M1198 284h46v200h-46z" />
      <path className="yard__canopy-ridge" d="M1221 284v200" />
      <path
        className="yard__signal"
        d="M1190 318h8v8h-8zM1190 358h8v8h-8zM1190 402h8v8h-8zM1190 442h8v8h-8z"
      />
    </g>
  );
}

/** Drawing: bushes around the yard. */
export function Scrub() {
  return (
    <g className="yard__scrub">
      {bushes.map(([x, y, r]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

const bushes: readonly (readonly [number, number, number])[] = [
  [800, 120, 15],
  [822, 134, 10],
  [858, 96, 12],
  [842, 196, 17],
  [866, 210, 11],
  [808, 250, 12],
  [898, 262, 10],
  [900, 150, 9],
  [1110, 110, 13],
  [1130, 122, 9],
  [1186, 86, 16],
  [1208, 98, 11],
  [1160, 190, 14],
  [1256, 160, 18],
  [1280, 176, 11],
  [1330, 110, 14],
  [1352, 226, 13],
  [1310, 254, 16],
  [1120, 256, 11],
  [1216, 240, 10],
  [1376, 60, 11],
  [60, 284, 10],
  [150, 288, 8],
  [240, 283, 11],
  [560, 285, 10],
  [650, 288, 9],
  [720, 284, 12],
  [1440, 286, 9],
  [1520, 283, 11],
  [1800, 286, 10],
  [1880, 284, 12],
  [120, 484, 9],
  [360, 486, 11],
  [600, 483, 8],
  [780, 486, 10],
  [1240, 488, 9],
  [1420, 485, 11],
  [1640, 484, 8],
  [1820, 487, 10],
];
