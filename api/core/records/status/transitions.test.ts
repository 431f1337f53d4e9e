import { expect } from 'chai';
import { Refusal } from '../../errors/errors.ts';
import { actors } from '../../../testing/actors.ts';
import { mayBecome, move, standsIn, type Transitions } from './transitions.ts';

const table: Transitions<'open' | 'held' | 'over'> = {
  open: { es: 'abierta', en: 'open', to: ['held', 'over'] },
  held: { es: 'detenida', en: 'held', to: ['held', 'open'] },
  over: { es: 'terminada', en: 'over', to: [] },
};

describe('The rules of a transition table', () => {
  it('allow the listed transitions, and refuse the others with a 409', () => {
    const mayClose = mayBecome(table, 'over');
    expect(mayClose(actors.staff, { status: 'open' })).to.equal(true);
    const refusal = mayClose(actors.staff, { status: 'held' }) as Refusal;
    expect(refusal.problem('es')).to.deep.equal(
      refusalOf(() => move(table, 'held', 'over')).problem('es'),
    );
  });

  it('allow the statuses that pass a test', () => {
    const isAlive = standsIn(table, (status) => status !== 'over');
    expect(isAlive(actors.staff, { status: 'held' })).to.equal(true);
    expect(isAlive(actors.staff, { status: 'over' })).to.include({ status: 409 });
  });
});

describe('move', () => {
  it('returns the status to move to', () => {
    expect(move(table, 'open', 'held')).to.equal('held');
    expect(move(table, 'held', 'held')).to.equal('held');
  });

  it('names the current status and the allowed ones in the error, in both languages', () => {
    const refusal = refusalOf(() => move(table, 'open', 'open'));
    expect(refusal.status).to.equal(409);
    expect(refusal.problem('es').title).to.include('«abierta»').and.include('detenida, terminada');
    expect(refusal.problem('en').title).to.include('"open"').and.include('held, over');
    expect(refusalOf(() => move(table, 'over', 'open')).problem('es').title).to.include(
      'ningún otro',
    );
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
