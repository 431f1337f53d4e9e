import { expect } from 'chai';
import { byUrgency } from '../../list/byUrgency.ts';
import type { Invitation } from '../../invitation.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

describe("the order of a carrier's requests", () => {
  it('puts the nearest deadline first and what is over last', () => {
    const ids = byUrgency(
      [
        invitation('over', '2026-11-20T11:59:00Z'),
        invitation('tomorrow', '2026-11-21T12:00:00Z'),
        invitation('closed', '2026-11-21T12:00:00Z', '2026-11-20T11:00:00Z'),
        invitation('soon', '2026-11-20T12:05:00Z'),
      ],
      now,
    ).map(({ id }) => id);
    expect(ids).to.deep.equal(['soon', 'tomorrow', 'over', 'closed']);
  });
});

function invitation(id: string, deadlineAt: string, closedAt: string | null = null) {
  return { id, deadlineAt, closedAt } as Invitation;
}
