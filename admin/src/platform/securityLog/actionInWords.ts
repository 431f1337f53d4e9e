import { localeFrom, LOCALES } from '#languages';
import { RESOURCES_WITH_LISTS } from '../../core/contract/list.ts';
import { ACTIONS } from './actions/actions.ts';

type Translate = (key: string, options?: object) => string;

/**
 * Describes a call of the API: "Modificar: cotización" for `updateQuote`. Calls that do the same with every
 * kind of record are named after both. An unknown call keeps its operationId.
 */
export function actionInWords(operationId: string, locale: string, translate: Translate): string {
  const index = LOCALES.indexOf(localeFrom(locale));
  const words = ACTIONS[operationId];
  if (words) return words[index]!;
  for (const { pattern, action, count } of REGULAR) {
    const record = pattern.exec(operationId)?.[1] ?? '';
    const resource = resourceOf(record);
    if (!resource) continue;
    const name = translate(`resources.${resource}.name`, { smart_count: count });
    return `${action[index]}: ${name.toLowerCase()}`;
  }
  return operationId;
}

/** The operationIds that most resources have; the group is the name of the record, one or many. */
const REGULAR: { pattern: RegExp; action: readonly [es: string, en: string]; count: 1 | 2 }[] = [
  { pattern: /^list(\w+)History$/, action: ['Ver el historial', 'View the history'], count: 1 },
  { pattern: /^list(\w+)Columns$/, action: ['Ver las columnas', 'View the columns'], count: 1 },
  {
    pattern: /^get(\w+)Template$/,
    action: ['Descargar la plantilla', 'Download the template'],
    count: 2,
  },
  { pattern: /^list(\w+)$/, action: ['Ver la lista', 'View the list'], count: 2 },
  { pattern: /^get(\w+)$/, action: ['Ver', 'View'], count: 1 },
  { pattern: /^create(\w+s)$/, action: ['Registrar varios', 'Register several'], count: 2 },
  { pattern: /^create(\w+)$/, action: ['Registrar', 'Register'], count: 1 },
  { pattern: /^(?:update|replace)(\w+)$/, action: ['Modificar', 'Change'], count: 1 },
  { pattern: /^delete(\w+)$/, action: ['Archivar', 'Archive'], count: 1 },
  { pattern: /^bulk(\w+)$/, action: ['Archivar varios', 'Archive several'], count: 2 },
  { pattern: /^export(\w+)$/, action: ['Exportar', 'Export'], count: 2 },
  { pattern: /^import(\w+)$/, action: ['Subir archivo', 'Upload a file'], count: 2 },
];

/** The resource of a record's name in an operationId, one or many: `diesel_prices` for `DieselPrice`. */
function resourceOf(record: string): string | undefined {
  const name = record.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
  return RESOURCES_WITH_LISTS.find((resource) => {
    const many = resource.split('/').at(-1)!;
    return name === many || name === many.replace(/ies$/, 'y').replace(/s$/, '');
  });
}
