import { expect } from 'chai';
import { problemError, unreachableError } from './problem.ts';

describe('an answer that refuses', () => {
  it('says the reason, and marks the fields', () => {
    const problem = {
      title: 'Invalid',
      detail: 'Revise los campos.',
      errors: { 'origin.city': 'Falta' },
    };
    const { message, status, body } = problemError(422, problem);
    expect({ message, status }).to.deep.equal({ message: 'Revise los campos.', status: 422 });
    expect(body.errors).to.deep.include({ 'origin.city': 'Falta' });
  });

  it('keeps a form unsaved also where no field is wrong', () => {
    const { body } = problemError(412, {
      detail: 'Alguien más lo cambió.',
      code: 'PRECONDITION_FAILED',
    });
    expect(body.code).to.equal('PRECONDITION_FAILED');
    expect(body.errors).to.deep.equal({ 'root.serverError': 'Alguien más lo cambió.' });
  });

  it('has words of its own for an answer without any', () => {
    expect(problemError(502, undefined).message).to.equal('anden.error.server');
    expect(problemError(418, undefined).message).to.equal('ra.notification.http_error');
  });

  it('has words for no answer at all', () => {
    const { message, status } = unreachableError();
    expect({ message, status }).to.deep.equal({ message: 'anden.error.unreachable', status: 0 });
  });
});
