import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { actors, tableOf } from '../../../testing/actors.ts';
import { invitationPolicy } from '../policy.ts';
import { invitationFlow, type InvitationStatus } from '../transitions.ts';

describe('Permissions for invitations', () => {
  it('by relation to the invitation', () => {
    const own = {
      companyId: 'own-company',
      carrierId: 'own-carrier',
      status: 'sent',
      quoteStatus: 'sent',
      isOut: 'true',
    };
    const foreign = { ...own, companyId: 'other', carrierId: 'other' };
    const waiting = { ...own, status: 'pending', isOut: 'false' };
    const logs = 'list show open call replies link mail';
    const asks = {
      any: 'list show open reopen call replies link mail reject restore',
      own: logs,
      waiting: 'list show replies',
    };
    const keeps = {
      any: 'list show open reopen call replies keep link mail reject restore',
      own: 'list show open call replies keep link mail',
      waiting: 'list show replies keep',
    };
    const none = { any: '', own: 'hidden', foreign: 'hidden', waiting: 'hidden' };
    const answers = 'list show open available rate decline';
    const any = 'list show open acknowledge available rate decline reopen';
    const hidden = { foreign: 'hidden', waiting: 'hidden' };
    expect(tableOf(invitationPolicy, { own, foreign, waiting })).to.deep.equal({
      root: { ...keeps, foreign: keeps.own },
      operatorAdmin: { ...keeps, foreign: keeps.own },
      staff: { ...asks, foreign: logs },
      brokerAdmin: { ...keeps, foreign: 'hidden' },
      brokerMember: { ...asks, foreign: 'hidden' },
      shipperAdmin: none,
      shipperMember: none,
      carrierAdmin: { any, own: answers, ...hidden },
      carrierMember: { any: 'list show', own: 'list show', ...hidden },
    });
  });

  it('of a broker, by the statuses of the invitation and its quote', () => {
    const acts = ['call', 'reject', 'restore'] as const;
    const may = (status: InvitationStatus, quoteStatus: Schemas['QuoteStatus'] = 'rated') => {
      const invitation = { status, quoteStatus };
      const isAllowed = (act: (typeof acts)[number]) =>
        invitationPolicy[act](actors.brokerMember, invitation) === true;
      return acts.filter(isAllowed).join(' ');
    };
    expect(may('sent')).to.equal('call');
    expect(may('rated')).to.equal('call reject');
    expect(may('rejected', 'not_available')).to.equal('restore');
    expect(may('rejected', 'assigned')).to.equal('');
    expect(may('pending')).to.equal('');
  });

  it('of a caller by link: its own invitation only, and no rate after the deadline', () => {
    const link = { id: 'a-link', kind: 'answer', subjectId: 'own', address: '203.0.113.7' };
    const holder = { ...actors.carrierAdmin, userId: null, link };
    const [scope] = invitationPolicy.visible(holder);
    expect(scope).to.deep.equal({ carrierId: 'own-carrier', isOut: 'true', id: 'own' });
    const other = { ...holder, link: { ...link, kind: 'confirmation' } };
    expect(invitationPolicy.visible(other)).to.deep.equal([]);
    const expired = {
      status: 'not_available',
      closeReason: 'expired',
      quoteStatus: 'sent',
    } as const;
    expect(invitationPolicy.rate(holder, expired)).to.include({ code: 'DEADLINE_PASSED' });
    expect(
      invitationPolicy.rate(holder, { ...expired, status: 'sent', closeReason: null }),
    ).to.equal(true);
  });

  it('by the status of the invitation', () => {
    const acts = ['open', 'acknowledge', 'available', 'rate', 'decline'] as const;
    const may = (status: InvitationStatus) => {
      const invitation = { status, quoteStatus: 'rated' as const };
      const isAllowed = (act: (typeof acts)[number]) =>
        invitationPolicy[act](actors.carrierAdmin, invitation) === true;
      return acts.filter(isAllowed).join(' ');
    };
    const lateWith = (quoteStatus: Schemas['QuoteStatus']) => {
      const expired = { status: 'not_available', closeReason: 'expired', quoteStatus } as const;
      return invitationPolicy.rate(actors.carrierAdmin, expired);
    };
    const statuses = Object.keys(invitationFlow) as InvitationStatus[];
    const open = statuses.filter(may).map((status) => `${status}: ${may(status)}`);
    expect(open).to.deep.equal([
      'sent: open available rate decline',
      'in_contact: available rate decline',
      'available: rate decline',
      'rated: rate decline',
      'not_available: acknowledge',
      'dismissed: acknowledge',
    ]);
    expect(lateWith('sent')).to.equal(true);
    expect(lateWith('not_available')).to.equal(true);
    expect(lateWith('assigned')).to.include({ code: 'DEADLINE_PASSED' });
  });
});
