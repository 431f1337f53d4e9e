import type { Schemas } from '../../../core/contract/types.ts';
import type { Block, Fact, Section } from '../../../core/print/model.ts';
import { withCommas } from '../../../shared/readDecimal.ts';
import { type Locale, textField } from '../../../shared/languages.ts';
import type { Content } from '../content/content.ts';
import { labelsOf } from '../../../core/contract/labels.ts';
import { WORDS } from './words.ts';

/**
 * The cargo, the equipment and what the broker told the carriers about them, such as the temperature; hazmat is always
 * stated, the other fields when known.
 */
export function loadOf({ movement, cargo }: Content, locale: Locale): Section {
  const facts: [label: keyof typeof WORDS, text: string | null | undefined][] = [
    ['movement', labelsOf<Schemas['Movement']>('Movement')[movement][locale]],
    ['equipment', cargo[textField('equipment', locale)]],
    ['comodity', cargo[textField('comodity', locale)]],
    ['weight', cargo.weight && `${plain(cargo.weight)} ${cargo.weightUnit}`],
    ['units', cargo.units === null ? null : withCommas(cargo.units)],
    ['packaging', cargo[textField('packaging', locale)]],
    ['hazmat', WORDS[cargo.hazmat ? 'yes' : 'no'][locale]],
  ];
  const printedFacts = facts.flatMap(([label, text]): Fact[] =>
    text ? [[WORDS[label][locale], text]] : [],
  );
  const blocks = [printedFacts, instructions(cargo, locale)].filter((each) => each.length > 0);
  return {
    heading: WORDS.load[locale],
    blocks: blocks.map((each): Block => ({ kind: 'facts', facts: each })),
  };
}

function instructions({ comment }: Content['cargo'], locale: Locale): Fact[] {
  return comment ? [[WORDS.instructions[locale], comment]] : [];
}

/** "18500.00" as "18,500", "18500.50" as "18,500.5". */
function plain(decimal: string): string {
  return withCommas(decimal.replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros)));
}
