interface TruckProps {
  x: number;
  y: number;
  paint: 'white' | 'petrol' | 'yellow';
  facing?: 'right' | 'left' | 'down';
}

const turns = { right: 0, left: 180, down: 90 };

/** Drawing: a tractor with a 53-foot trailer from above; x and y are the middle of the trailer's doors. */
export function Truck({ x, y, paint, facing = 'right' }: TruckProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turns[facing]})`}>
      <path className="truck__beam" d="M174-9 264-30v60L174 9z" />
      <Box paint={paint} />
      <path className="truck__frame" d="M126-4h14v8h-14z" />
      <path className="truck__cab" d="M137-13h20l3 2h12q6 2 6 7v8q0 5-6 7h-12l-3 2h-20z" />
      <path className="truck__glass" d="M158-10l5 2v16l-5 2z" />
      <path className="truck__frame" d="M157-18h4v5h-4zM157 13h4v5h-4z" />
    </g>
  );
}

/** Drawing: a trailer without a tractor at a dock. */
export function Trailer({ x, y, paint, facing = 'right' }: TruckProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turns[facing]})`}>
      <Box paint={paint} />
    </g>
  );
}

function Box({ paint }: Pick<TruckProps, 'paint'>) {
  return (
    <g>
      <rect className="truck__shadow" x="4" y="-11" width="128" height="32" rx="3" />
      <rect className={`truck__box truck__box--${paint}`} y="-15" width="128" height="30" rx="2" />
      <path
        className="truck__ribs"
        d="M16-15v30M32-15v30M48-15v30M64-15v30M80-15v30M96-15v30M112-15v30"
      />
    </g>
  );
}
