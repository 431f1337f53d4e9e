import { expect } from 'chai';
import { Refusal } from '../http/errors.ts';
import { move, type Transitions } from './transitions.ts';

describe('move', () => {
  const table: Transitions<'open' | 'held' | 'over'> = {
    open: { es: 'abierta', en: 'open', to: ['held', 'over'] },
    held: { es: 'detenida', en: 'held', to: ['held', 'open'] },
    over: { es: 'terminada', en: 'over', to: [] },
  };

  it('returns the status to move to', () => {
    expect(move(table, 'open', 'held')).to.equal('held');
    expect(move(table, 'held', 'held')).to.equal('held');
  });

  it('names the current status and the allowed ones in the error, in both languages', () => {
    const refusal = refusalOf(() => move(table, 'open', 'open'));
    expect(refusal.status).to.equal(409);
    expect(refusal.problem('es').title).to.include('«abierta»').and.include('detenida, terminada');
    expect(refusal.problem('en').title).to.include('"open"').and.include('held, over');
    expect(refusalOf(() => move(table, 'over', 'open')).problem('es').title).to.include('nada más');
  });
});

function refusalOf(run: () => unknown): Refusal {
  try {
    run();
  } catch (error) {
    return error as Refusal;
  }
  throw new Error('It was not refused.');
}
