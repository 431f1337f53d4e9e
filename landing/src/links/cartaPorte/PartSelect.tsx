import type { Localized } from '../../locale.ts';
import { cartaPorteMessages } from './messages.ts';
import type { Choice } from './types.ts';
import type { PartEntry } from './usePartField.ts';

interface PartSelectProps extends Localized {
  field: PartEntry;
  choices: readonly Choice[];
  isYesNo: boolean;
}

/** A choice of a catalog, or yes and no; a value that the catalog lacks is a choice too. */
export function PartSelect({
  field: { input, value, set },
  choices,
  isYesNo,
  locale,
}: PartSelectProps) {
  const t = cartaPorteMessages[locale];
  const chosen = value === null || value === undefined ? '' : String(value);
  const isKnown = chosen === '' || isYesNo || choices.some(({ key }) => key === chosen);
  const take = (text: string) => set(isYesNo && text !== '' ? text === 'true' : text);
  return (
    <select {...input} value={chosen} onChange={({ target }) => take(target.value)}>
      <option value="">{t.choose}</option>
      {isYesNo && <option value="true">{t.yes}</option>}
      {isYesNo && <option value="false">{t.no}</option>}
      {!isYesNo &&
        choices.map(({ key, name }) => (
          <option key={key} value={key}>
            {key} · {name}
          </option>
        ))}
      {!isKnown && <option value={chosen}>{chosen}</option>}
    </select>
  );
}
