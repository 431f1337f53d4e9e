import { expect } from 'chai';
import { createServerClock } from './serverClock.ts';

describe('the clock of the server on a device', () => {
  const noon = Date.parse('2026-11-22T12:00:00Z');
  const header = new Date(noon).toUTCString();

  it('is right on a device that is ten minutes wrong, also when its clock is set while the page is open', () => {
    let device = noon - 600_000;
    const clock = createServerClock(() => device);
    clock.note(header);
    expect(clock.now()).to.equal(noon);
    device = noon + 600_000;
    clock.note(header);
    expect(clock.now()).to.equal(noon);
  });

  it('does not jump by the fractions of a second that the header leaves out', () => {
    const clock = createServerClock(() => noon + 900);
    clock.note(header);
    expect(clock.now()).to.equal(noon + 900);
  });

  it('says when an answer has corrected it, so that a countdown that had ended goes on', () => {
    let device = noon + 600_000;
    let corrected = 0;
    const clock = createServerClock(() => device);
    const stop = clock.onCorrected(() => (corrected += 1));
    clock.note(header);
    clock.note(header);
    expect(corrected).to.equal(1);
    stop();
    device = noon;
    clock.note(header);
    expect(corrected).to.equal(1);
  });

  it('is that of the device without a header', () => {
    const clock = createServerClock(() => noon);
    clock.note(null);
    expect(clock.now()).to.equal(noon);
  });
});
