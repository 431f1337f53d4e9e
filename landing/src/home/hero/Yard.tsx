import { Bridge, PortOfEntry, River, Scrub } from './Border.tsx';
import { Docks } from './Docks.tsx';
import { Truck } from './Truck.tsx';

/**
 * Drawing: a cross-border freight yard from above, with docks on both sides, a road, the bridge and the port of
 * entry.
 */
export function Yard({ label }: { label: string }) {
  return (
    <div className="yard">
      <svg viewBox="0 0 1920 500" role="img" aria-label={label}>
        <Lights />
        <rect className="yard__ground" width="1920" height="500" />
        <River />
        <Scrub />
        <Docks x={0} width={740} firstDoor={1} doors={8} loadedDocks={[2, 3, 6, 8]} leaving={5} />
        <Docks
          x={1420}
          width={500}
          firstDoor={21}
          doors={5}
          loadedDocks={[21, 24, 25]}
          leaving={23}
        />
        <Road />
        <Bridge />
        <g className="haul haul--north">
          <Truck x={300} y={406} paint="white" />
          <Truck x={872} y={446} paint="petrol" />
          <Truck x={1500} y={406} paint="yellow" />
        </g>
        <g className="haul haul--south">
          <Truck x={880} y={322} paint="yellow" facing="left" />
          <Truck x={1330} y={362} paint="white" facing="left" />
        </g>
        <PortOfEntry />
      </svg>
    </div>
  );
}

function Road() {
  return (
    <g>
      <path className="yard__asphalt" d="M0 300h1920v168H0z" />
      <path className="yard__edge" d="M0 306h1920M0 462h1920" />
      <path className="yard__dash" d="M0 342h1920M0 426h1920" />
      <path className="yard__centre" d="M0 381h1920M0 387h1920" />
      <g className="yard__arrow">
        <path d="M150 446h44m-14-8 14 8-14 8" />
        <path d="M650 406h44m-14-8 14 8-14 8" />
        <path d="M1840 446h44m-14-8 14 8-14 8" />
        <path d="M470 322h-44m14-8-14 8 14 8" />
        <path d="M1730 322h-44m14-8-14 8 14 8" />
      </g>
    </g>
  );
}

function Lights() {
  return (
    <defs>
      <radialGradient id="glow">
        <stop className="light light--core" offset="0" />
        <stop className="light light--rim" offset="1" />
      </radialGradient>
      <linearGradient id="beam">
        <stop className="light light--core" offset="0" />
        <stop className="light light--rim" offset="1" />
      </linearGradient>
    </defs>
  );
}
