import { Trailer, Truck } from './Truck.tsx';

interface DocksProps {
  x: number;
  width: number;
  firstDoor: number;
  doors: number;
  loadedDocks: number[];
  leaving: number;
}

const spacing = 84;
const paints = ['white', 'petrol', 'white', 'yellow'] as const;

/** Drawing: a warehouse with a row of numbered docks, some with a trailer, one with a truck. */
export function Docks({ x, width, firstDoor, doors, loadedDocks, leaving }: DocksProps) {
  const numbers = Array.from({ length: doors }, (_, index) => firstDoor + index);
  const centre = (door: number) => 92 + (door - firstDoor) * spacing;
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="yard__apron" d={`M0 90h${width}v184H0z`} />
      <path className="yard__apron" d={driveway(width / 2)} />
      <path className="yard__roof-shadow" d={`M0 90h${width}v16H0z`} />
      {numbers.map((door) => (
        <Door key={door} number={door} x={centre(door)} />
      ))}
      {loadedDocks.map((door, index) => (
        <Trailer
          key={door}
          x={centre(door)}
          y={98}
          paint={paints[index % 4] ?? 'white'}
          facing="down"
        />
      ))}
      <Truck x={centre(leaving)} y={98} paint="white" facing="down" />
      <path className="yard__roof" d={`M0 0h${width}v90H0z`} />
      <path className="yard__seams" d={seams(width)} />
      {numbers.map((door) => (
        <text key={door} className="yard__number" x={centre(door)} y="76">
          {door}
        </text>
      ))}
    </g>
  );
}

function Door({ number, x }: { number: number; x: number }) {
  return (
    <g>
      <path className="yard__guide" d={`M${x - 24} 112v146M${x + 24} 112v146`} />
      <path className="yard__bumper" d={`M${x - 22} 88h8v8h-8zM${x + 14} 88h8v8h-8z`} />
      {number % 2 === 0 && <circle className="yard__lamp" cx={x} cy="120" r="100" />}
    </g>
  );
}

function driveway(middle: number): string {
  return `M${middle - 60} 270q0 34-40 34h200q-40 0-40-34z`;
}

function seams(width: number): string {
  return Array.from({ length: Math.floor(width / 42) }, (_, i) => `M${i * 42 + 50} 0v50`).join('');
}
