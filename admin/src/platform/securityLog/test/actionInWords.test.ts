import { expect } from 'chai';
import { loadContract, operations } from '../../../../../api/core/contract/document.ts';
import { say } from '../../../../../api/testing/say.ts';
import { actionInWords } from '../actionInWords.ts';
import { ACTIONS } from '../actions/actions.ts';

describe('the words of the security log', () => {
  const inWords = (operationId: string, locale: 'es' | 'en') =>
    actionInWords(operationId, locale, (key, options) => {
      const { smart_count: count } = options as { smart_count: 1 | 2 };
      return say(key, {}, locale)
        .split(' |||| ')
        .at(count - 1)!;
    });

  it('exist for every call of the contract, and for no other', () => {
    const ids = operations(loadContract()).map(({ operation }) => operation.operationId);
    for (const locale of ['es', 'en'] as const)
      expect(ids.filter((id) => inWords(id, locale) === id)).to.deep.equal([]);
    expect(ids).to.include.members(Object.keys(ACTIONS));
  });

  it('name the record of the usual calls', () => {
    expect(inWords('updateQuote', 'es')).to.equal('Modificar: cotización');
    expect(inWords('exportShipments', 'en')).to.equal('Export: loads');
    expect(inWords('listComodityHistory', 'es')).to.equal('Ver el historial: mercancía');
    expect(inWords('createCarriers', 'es')).to.equal('Registrar varios: transportistas');
    expect(inWords('flyToMoon', 'es')).to.equal('flyToMoon');
  });
});
