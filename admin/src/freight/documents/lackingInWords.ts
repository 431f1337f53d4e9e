import type { Schemas } from '../../core/contract/types.ts';
import { formatDate } from '../../core/format/formatDate.ts';

export type LackingDocument = Schemas['LackingDocument'];

interface Speech {
  translate: (key: string) => string;
  region: string;
}

/**
 * One sentence part for each reason: `falta: Estado de cuenta bancario`, `vencido: Carátula del seguro (3 dic 2026)`.
 * Text in parentheses in a document's name is left out.
 */
export function lackingInWords(
  documents: LackingDocument[],
  { translate, region }: Speech,
): string[] {
  const states = [...new Set(documents.map(({ state }) => state))];
  return states.map((state) => {
    const names = documents
      .filter((document) => document.state === state)
      .map(({ type, expirationDate }) => {
        const name = translate(`documents.type.${type}`).replace(/ \(.*\)$/, '');
        return expirationDate ? `${name} (${formatDate(expirationDate, region)})` : name;
      });
    return `${translate(`documents.lacking.why.${state}`)}: ${names.join(', ')}`;
  });
}
