import type { Block, PrintedDocument } from './model.ts';

/** A section of a document as labels with texts, and a list; for pages that lay it out themselves. */
export interface RowsOfSection {
  heading: string;
  facts: { label: string; text: string }[];
  items: string[];
  isNumbered: boolean;
}

/** The sections of a document as rows. */
export function rowsOf({ sections }: PrintedDocument): RowsOfSection[] {
  return sections.map(({ heading, blocks }) => {
    const lists = blocks.filter((block) => block.kind === 'list');
    return {
      heading,
      facts: blocks.flatMap(factsOf).map(([label, text]) => ({ label, text })),
      items: lists.flatMap(({ items }) => items),
      isNumbered: lists.some(({ isNumbered }) => isNumbered === true),
    };
  });
}

function factsOf(block: Block): (readonly [label: string, text: string])[] {
  switch (block.kind) {
    case 'columns':
      return block.columns.map(({ heading, name, lines }) => [
        heading,
        [name, ...lines].join('\n'),
      ]);
    case 'facts':
      return block.facts;
    case 'amounts':
      return [...block.items, block.total];
    case 'text':
      return [['', block.text]];
    case 'list':
      return [];
    case 'path':
      return [['', `${block.from} → ${block.to}${block.between ? ` (${block.between})` : ''}`]];
    case 'signatures':
      return block.signatures.map(({ party, signatureText: signed }) => [party, signed]);
  }
}
