import { expect } from 'chai';
import { createAttempts } from './attempts.ts';

describe('sign-in attempts', () => {
  const start = Date.parse('2026-11-01T12:00:00Z');
  let now = start;
  const attempts = () => createAttempts(() => new Date(now));
  beforeEach(() => {
    now = start;
  });

  it('are counted by account and address, for five minutes from the first', () => {
    const door = attempts();
    for (let i = 0; i < 5; i++) door.fail('a@x.test', '1');
    now += 60_000;
    expect(door.retryAfter('a@x.test', '1')).to.equal(240);
    expect(door.retryAfter('b@x.test', '1')).to.equal(0);
    expect(door.retryAfter('a@x.test', '2')).to.equal(0);
    now += 240_000;
    expect(door.retryAfter('a@x.test', '1')).to.equal(0);
  });

  it('are forgiven by the right password', () => {
    const door = attempts();
    for (let i = 0; i < 4; i++) door.fail('a@x.test', '1');
    door.succeed('a@x.test', '1');
    door.fail('a@x.test', '1');
    expect(door.retryAfter('a@x.test', '1')).to.equal(0);
  });

  it('stop an address that tries one password on many accounts', () => {
    const door = attempts();
    for (let i = 0; i < 50; i++) door.fail(`${i}@x.test`, '1');
    expect(door.retryAfter('new@x.test', '1')).to.equal(300);
  });
});
