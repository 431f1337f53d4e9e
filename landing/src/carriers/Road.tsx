/**
 * Drawing: a truck on a road towards a bridge, from the side, with the mountain Cerro de la Silla in the background.
 */
export function Road({ label }: { label: string }) {
  return (
    <div className="road">
      <svg viewBox="0 0 1920 420" role="img" aria-label={label}>
        <rect className="road__sky" width="1920" height="420" />
        <circle className="road__sun" cx="1490" cy="120" r="58" />
        <path
          className="road__far"
          d="M0 300 120 244 236 286 372 190 452 232 520 150 566 196 610 142 690 236 830 268 980 214 1120 272 1300 232 1480 280 1680 240 1920 290V420H0z"
        />
        <path
          className="road__near"
          d="M0 330 200 306 420 324 700 300 1010 322 1320 304 1600 322 1920 306V420H0z"
        />
        <rect className="road__asphalt" y="340" width="1920" height="80" />
        <path className="road__line" d="M0 381h1920" />
        <Bridge />
        <g className="haul haul--north">
          <SideTruck x={430} paint="petrol" />
          <SideTruck x={-40} paint="yellow" />
        </g>
        <Sign />
      </svg>
    </div>
  );
}

function SideTruck({ x, paint }: { x: number; paint: 'petrol' | 'yellow' }) {
  return (
    <g transform={`translate(${x} 252)`}>
      <rect className={`truck__box truck__box--${paint}`} width="300" height="92" rx="3" />
      <path
        className="truck__ribs"
        d="M30 0v92M60 0v92M90 0v92M120 0v92M150 0v92M180 0v92M210 0v92M240 0v92M270 0v92"
      />
      <path className="truck__frame" d="M0 92h400v10H0z" />
      <path className="truck__cab" d="M312 20h46q8 0 12 8l16 34 20 4q6 2 6 8v24H312z" />
      <path className="truck__glass" d="M346 30h10q5 0 7 4l12 26h-29z" />
      {[36, 70, 228, 262, 328, 386].map((wheel) => (
        <g key={wheel}>
          <circle className="truck__frame" cx={wheel} cy="106" r="16" />
          <circle className="road__hub" cx={wheel} cy="106" r="6" />
        </g>
      ))}
    </g>
  );
}

function Bridge() {
  return (
    <g>
      <path
        className="road__pier"
        d="M1180 330h28v90h-28zM1440 330h28v90h-28zM1700 330h28v90h-28z"
      />
      <path className="road__deck" d="M1080 326h840v16h-840z" />
      <path
        className="road__rail"
        d="M1080 310h840M1100 310v16M1180 310v16M1260 310v16M1340 310v16M1420 310v16M1500 310v16M1580 310v16M1660 310v16M1740 310v16M1820 310v16"
      />
    </g>
  );
}

function Sign() {
  return (
    <g transform="translate(930 96)">
      <path className="road__post" d="M40 92v244M290 92v244" />
      <rect className="road__sign" width="330" height="96" rx="10" />
      <rect className="road__signRim" x="6" y="6" width="318" height="84" rx="6" />
      <text className="road__signText" x="26" y="44">
        Laredo, Tx.
      </text>
      <text className="road__signText" x="26" y="76">
        Puente 6 km
      </text>
      <path className="road__arrow" d="M284 70V30m-16 16 16-16 16 16" />
    </g>
  );
}
