import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { actors, tableOf } from '../../../testing/actors.ts';
import type { Rule } from '../../../core/auth/policy.ts';
import { quotePolicy } from '../policy.ts';

const statuses = [
  'created',
  'pending',
  'sent',
  'rated',
  'answered',
  'assigned',
  'dismissed',
  'not_available',
] as const;

describe('Permissions for quotes', () => {
  it('by relation to the quote', () => {
    const foreign = { companyId: 'other', customerId: 'other', status: 'rated' };
    const own = { companyId: 'own-company', customerId: 'own-company', status: 'rated' };
    const decides =
      'list show changes export create readMessage match estimate combine send award dismiss requote share';
    const overrides = decides.replace('award', 'award override');
    const works =
      'list show changes export create readMessage match estimate combine send dismiss requote share';
    const asks = 'list show changes export create dismiss requote';
    const isBrokers = (all: string) => all.includes('send');
    const some = (all: string) =>
      [
        `${all.replace(/create( readMessage)?/, '$& update delete')} price accept refuse`,
        isBrokers(all) ? ' link mail delivery' : '',
        all.includes('award') ? ' unassign awardLegs' : '',
      ].join('');
    const rated = (all: string) => `${all} price${isBrokers(all) ? ' delivery' : ''}`;
    const row = (all: string, seesOthers = false) => ({
      any: some(all),
      own: rated(all),
      foreign: seesOthers ? rated(all) : 'hidden',
    });
    const none = { any: '', own: 'hidden', foreign: 'hidden' };
    expect(tableOf(quotePolicy, { own, foreign })).to.deep.equal({
      root: row(overrides, true),
      operatorAdmin: row(overrides, true),
      staff: row(overrides, true),
      brokerAdmin: row(decides),
      brokerMember: row(works),
      shipperAdmin: row(asks),
      shipperMember: row(asks),
      carrierAdmin: none,
      carrierMember: none,
    });
  });

  it('name what holds a quote of which legs have a carrier, and a leg whose quote is decided', () => {
    const can = (act: keyof typeof quotePolicy, quote: Partial<Schemas['Quote']>) =>
      (quotePolicy[act] as Rule<object>)(actors.brokerAdmin, {
        companyId: 'own-company',
        ...quote,
      });
    const byLegs = { status: 'rated', asked: 'both', assignedLegs: 1 } as const;
    for (const act of ['award', 'dismiss', 'requote'] as const)
      expect(can(act, byLegs)).to.include({ code: 'LEGS_AWARDED' });
    expect(can('refuse', { ...byLegs, status: 'answered' })).to.include({ code: 'LEGS_AWARDED' });
    expect(can('unassign', { ...byLegs, status: 'assigned' })).to.include({ code: 'LEGS_AWARDED' });
    expect(can('awardLegs', byLegs)).to.equal(true);
    const whole = { status: 'rated', asked: 'whole' } as const;
    expect(can('awardLegs', whole)).to.include({ code: 'ASKED_AS_WHOLE' });
    const leg = { wholeId: 'whole', status: 'rated', wholeStatus: 'assigned' } as const;
    for (const act of ['award', 'send'] as const)
      expect(can(act, leg)).to.include({ code: 'WHOLE_DECIDED' });
    expect(can('awardLegs', leg)).to.include({ code: 'LEG_OF_QUOTE' });
    expect(can('award', { ...leg, wholeStatus: 'answered' })).to.equal(true);
  });

  it('do not allow to answer or replace a price that the customer has answered', () => {
    const quote = { companyId: 'own-company', status: 'answered', customerAnswer: 'accepted' };
    for (const act of ['share', 'accept', 'refuse'] as const)
      expect(quotePolicy[act](actors.brokerAdmin, quote as Schemas['Quote'])).to.include({
        code: 'ALREADY_ANSWERED',
      });
  });

  it('by its status', () => {
    const open = statuses.map((status) => {
      const quote = { companyId: 'own-company', status } as Schemas['Quote'];
      const acts = [
        ...(['update', 'delete', 'match', 'send', 'award', 'dismiss', 'requote'] as const),
        ...(['share', 'accept', 'refuse', 'unassign'] as const),
      ];
      const isAllowed = (act: (typeof acts)[number]) =>
        quotePolicy[act](actors.brokerAdmin, quote) === true;
      return [status, ...acts.filter(isAllowed)].join(' ');
    });
    expect(open).to.deep.equal([
      'created update delete match dismiss',
      'pending update delete match send dismiss',
      'sent match send dismiss requote',
      'rated match send award dismiss requote share',
      'answered match award dismiss requote share accept refuse',
      'assigned unassign',
      'dismissed requote',
      'not_available match send requote',
    ]);
  });
});
