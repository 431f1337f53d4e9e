import { expect } from 'chai';
import { createAttempts } from '../attempts.ts';

describe('Sign-in attempts', () => {
  const start = Date.parse('2026-11-01T12:00:00Z');
  let now = start;
  const attempts = () => createAttempts(() => new Date(now));
  beforeEach(() => {
    now = start;
  });

  it('are counted per account and IP address, for five minutes after the first', () => {
    const signIns = attempts();
    for (let i = 0; i < 5; i++) signIns.fail('a@x.test', '1');
    now += 60_000;
    expect(signIns.retryAfter('a@x.test', '1')).to.equal(240);
    expect(signIns.retryAfter('b@x.test', '1')).to.equal(0);
    expect(signIns.retryAfter('a@x.test', '2')).to.equal(0);
    now += 240_000;
    expect(signIns.retryAfter('a@x.test', '1')).to.equal(0);
  });

  it('are reset by the right password', () => {
    const signIns = attempts();
    for (let i = 0; i < 4; i++) signIns.fail('a@x.test', '1');
    signIns.succeed('a@x.test', '1');
    signIns.fail('a@x.test', '1');
    expect(signIns.retryAfter('a@x.test', '1')).to.equal(0);
  });

  it('block an IP address that tries many accounts', () => {
    const signIns = attempts();
    for (let i = 0; i < 50; i++) signIns.fail(`${i}@x.test`, '1');
    expect(signIns.retryAfter('new@x.test', '1')).to.equal(300);
  });
});
