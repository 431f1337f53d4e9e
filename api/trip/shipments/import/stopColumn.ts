/**
 * The row, from 0, and the column of a field of a load that takes several rows: `stops.1.place.city` is the city of its
 * destination in the second row. The names of its ends stand in the first and the last one.
 */
export function columnOfStop(field: string, inputs: object[]): { row: number; field: string } {
  const [, index, path = ''] = /^stops\.(\d+)\.?(.*)$/.exec(field) ?? [];
  if (index !== undefined) {
    const kind = (inputs[Number(index)] as { stopKind?: string } | undefined)?.stopKind;
    const isPickup = kind ? kind === 'pickup' : index === '0';
    return { row: Number(index), field: columnOf(path, isPickup) };
  }
  const isOfLast = /^(destination|delivery)/.test(field);
  return { row: isOfLast ? inputs.length - 1 : 0, field: field === 'stops' ? 'stopNumber' : field };
}

function columnOf(path: string, isPickup: boolean): string {
  const [name = '', ...rest] = path.split('.');
  const stem = isPickup ? 'pickup' : 'delivery';
  if (name === 'place') return [isPickup ? 'origin' : 'destination', ...rest].join('.');
  if (name === 'contact') return ['stopContact', ...rest].join('.');
  if (name === 'goods') return 'stopUnits';
  return (
    { ...NAMES, date: `${stem}Date`, from: `${stem}From`, to: `${stem}To` }[name] ?? 'stopNumber'
  );
}

const NAMES: Record<string, string> = { kind: 'stopKind', reference: 'stopReference' };
