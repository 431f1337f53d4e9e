import { escaped } from '../mail/escapeHtml.ts';
import type { Block, Column, Fact, Signature } from './model.ts';

/** A block as HTML, with all texts escaped. */
export function htmlOfBlock(block: Block): string {
  switch (block.kind) {
    case 'columns':
      return `<div class="columns">${block.columns.map(columnOf).join('')}</div>`;
    case 'facts':
      return `<dl>${block.facts.map(factOf).join('')}</dl>`;
    case 'amounts':
      return amountsOf(block.items, block.total);
    case 'text':
      return `<p>${escaped(block.text)}</p>`;
    case 'list':
      return listOf(block.items, block.isNumbered ? 'ol' : 'ul');
    case 'path':
      return pathOf(block);
    case 'signatures':
      return `<div class="columns">${block.signatures.map(signatureOf).join('')}</div>`;
  }
}

function columnOf({ heading, name, lines }: Column): string {
  const below = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  return `<div><h3>${escaped(heading)}</h3><p><strong>${escaped(name)}</strong></p>${below}</div>`;
}

function factOf([label, text]: Fact): string {
  return `<div><dt>${escaped(label)}</dt><dd>${escaped(text)}</dd></div>`;
}

function amountsOf(items: Fact[], [label, amount]: Fact): string {
  const rows = items.map(
    ([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`,
  );
  const total = `<tr><th scope="row">${escaped(label)}</th><td>${escaped(amount)}</td></tr>`;
  return `<table><tbody>${rows.join('')}</tbody><tfoot>${total}</tfoot></table>`;
}

function listOf(items: string[], tag: 'ol' | 'ul'): string {
  return `<${tag}>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</${tag}>`;
}

function pathOf({ from, to, between = '' }: Extract<Block, { kind: 'path' }>): string {
  const [start, end] = [from, to].map((place) => `<strong>${escaped(place)}</strong>`);
  return `<div class="path"><span>${escaped(between)}</span>${start}${end}</div>`;
}

function signatureOf({ party, signatureText: signed, blanks }: Signature): string {
  const lines = blanks.map((blank) => `<p class="blank">${escaped(blank)}</p>`).join('');
  return `<div class="signature"><p><strong>${escaped(party)}</strong></p><p>${escaped(signed)}</p>${lines}</div>`;
}
