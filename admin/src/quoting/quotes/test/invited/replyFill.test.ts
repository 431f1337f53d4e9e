import { expect } from 'chai';
import { fillOf, type ReplyReading } from '../../invited/replyFill.ts';

const values = { linehaul: '18500', stopOffCharge: '500', transitHours: 36 } as const;
const reading: ReplyReading = { kind: 'rate', values, words: [], questions: [] };

describe('A reply that fills the form of a call', () => {
  it('brings its hours on the way, and its stop-off charge to a load with more than two stops', () => {
    expect(fillOf(reading, 1)).to.deep.equal({ outcome: 'rated', rate: values });
  });

  it('brings no stop-off charge to a load with two stops, which the API would refuse', () => {
    const { stopOffCharge: _charge, ...rate } = values;
    expect(fillOf(reading, 0)).to.deep.equal({ outcome: 'rated', rate });
  });

  it('leaves a charge out that its price may contain, and brings the price', () => {
    const doubt = { field: 'stopOffCharge' as const, start: 0, end: 3, choices: ['500'] };
    const asked = { ...reading, values: { allIn: '18500' }, questions: [doubt] };
    expect(fillOf(asked, 1)).to.deep.equal({ outcome: 'rated', rate: { allIn: '18500' } });
  });
});
