import { phoneParts } from '../../../shared/reading/readPhone.ts';
import { readEmails } from '../../../shared/reading/readEmails.ts';
import type { Words } from '../../../shared/words.ts';
import { type CellParser, NotedValue, reader } from './cells.ts';

/** One phone number, which the contract reads by the country of the row; a second one and an extension are noted. */
export const phone: CellParser = reader(
  { es: 'Diez dígitos, o 52 o 1 y diez dígitos', en: 'Ten digits, or 52 or 1 and ten digits' },
  (cell) => {
    const { number, extension, others } = phoneParts(cell);
    const rest = [...(extension ? [`ext. ${extension}`] : []), ...others];
    return rest.length > 0 ? new NotedValue(number, leftOut(rest, 'phone')) : number;
  },
);

/** One e-mail address, also with a name; a second one is noted. */
export const email: CellParser = reader(
  { es: 'Un correo: nombre@empresa.com', en: 'One e-mail: name@company.com' },
  (cell) => {
    const [first, ...others] = readEmails(cell);
    return others.length > 0 ? new NotedValue(first, leftOut(others, 'email')) : first;
  },
);

const CONTACT = {
  phone: { es: 'otro teléfono', en: 'another phone' },
  email: { es: 'otro correo', en: 'another e-mail' },
};

function leftOut(text: string[], kind: keyof typeof CONTACT): Words {
  return {
    es: `También trae ${text.join(', ')}: agréguelo en los contactos como ${CONTACT[kind].es}`,
    en: `It also has ${text.join(', ')}: add it to the contacts as ${CONTACT[kind].en}`,
  };
}
