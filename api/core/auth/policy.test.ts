import { expect } from 'chai';
import { actors } from '../../testing/actors.ts';
import { Refusal } from '../errors/errors.ts';
import * as may from './policy.ts';

interface Item {
  owner: string;
  isOpen?: boolean;
}

const { brokerAdmin, brokerMember } = actors;
const isOwn = may.record<Item>(({ owner }, actor) => owner === actor.companyId);
const mine = { owner: 'own-company' };
const theirs = { owner: 'another' };

describe('A rule', () => {
  it('about a record tests the record, and answers true without a record', () => {
    expect(isOwn(brokerAdmin, mine)).to.be.true;
    expect(isOwn(brokerAdmin, theirs)).to.be.false;
    expect(isOwn(brokerAdmin)).to.be.true;
  });

  it('made with all() or either() holds when all rules hold, or one does', () => {
    const both = may.all<Item>(may.isAdmin, isOwn);
    const one = may.either<Item>(may.isAdmin, isOwn);
    expect([
      both(brokerAdmin, mine),
      both(brokerMember, mine),
      both(brokerAdmin, theirs),
    ]).to.deep.equal([true, false, false]);
    expect([
      one(brokerAdmin, theirs),
      one(brokerMember, mine),
      one(brokerMember, theirs),
    ]).to.deep.equal([true, true, false]);
  });

  describe('about the state of a record', () => {
    const isOpen = may.state<Item>((item) => item.isOpen === true, 'CONFLICT');
    const closes = may.all<Item>(isOwn, isOpen);

    it('refuses with its own code; without a record it holds, because some record might pass', () => {
      expect(isOpen(brokerAdmin, { ...mine, isOpen: true })).to.equal(true);
      expect(isOpen(brokerAdmin, mine)).to.include({ code: 'CONFLICT', status: 409 });
      expect(isOpen(brokerAdmin)).to.equal(true);
    });

    it('is tested after the rules about the actor', () => {
      expect(closes(brokerAdmin, mine)).to.include({ status: 409 });
      expect(closes(brokerAdmin, theirs)).to.equal(false);
      expect(() => may.authorize(closes(brokerAdmin, mine))).to.throw(Refusal, 'CONFLICT');
      expect(() => may.authorize(closes(brokerAdmin, theirs))).to.throw(Refusal, 'FORBIDDEN');
    });

    it('is overruled by another rule that holds; if none holds, its refusal is returned', () => {
      const either = may.either<Item>(may.isInternal, isOpen);
      expect(either(brokerAdmin, mine)).to.include({ status: 409 });
      expect(either(brokerAdmin, { ...mine, isOpen: true })).to.equal(true);
      expect(may.either<Item>(may.isOfType('broker'), isOpen)(brokerAdmin, mine)).to.equal(true);
    });

    it('allows a repeat of what is done', () => {
      const again = may.repeatable(closes, ({ isOpen }) => isOpen === false);
      expect(again(brokerAdmin, { ...mine, isOpen: false })).to.equal(true);
      expect(again(brokerAdmin, mine)).to.include({ status: 409 });
    });
  });
});

describe('abilities', () => {
  const policy = {
    visible: () => may.everything,
    list: may.anybody,
    show: may.anybody,
    update: isOwn,
  } satisfies may.Policy<Item>;

  it('lists the allowed actions', () => {
    expect(may.abilities(policy, brokerAdmin, mine)).to.deep.equal(['list', 'show', 'update']);
    expect(may.abilities(policy, brokerAdmin, theirs)).to.deep.equal(['list', 'show']);
  });

  it('lists only reading actions for a read-only user', () => {
    const reader = { ...brokerAdmin, access: 'read_only' as const };
    expect(may.abilities(policy, reader, mine)).to.deep.equal(['list', 'show']);
  });
});

describe('only', () => {
  it('sets the fields that the caller may not choose', () => {
    const asked: { name: string; plan?: string } = { name: 'Uno' };
    expect(may.only(asked, { plan: 'free' })).to.deep.equal({ name: 'Uno', plan: 'free' });
    expect(may.only({ ...asked, plan: 'free' }, { plan: 'free' })).to.include({ plan: 'free' });
  });

  it('refuses any other value', () => {
    const asking = () =>
      may.only<{ plan?: string }, { plan: string }>({ plan: 'premium' }, { plan: 'free' });
    expect(asking).to.throw(Refusal).with.property('status', 403);
  });
});
