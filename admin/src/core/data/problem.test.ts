import { expect } from 'chai';
import { problemError, unreachableError } from './problem.ts';

describe('the error of a refused call', () => {
  it('has the reason, and the errors by field', () => {
    const problem = {
      title: 'Invalid',
      detail: 'Revise los campos.',
      errors: { 'origin.city': 'Falta' },
    };
    const { message, status, body } = problemError(422, problem);
    expect({ message, status }).to.deep.equal({ message: 'Revise los campos.', status: 422 });
    expect(body.errors).to.deep.include({ 'origin.city': 'Falta' });
  });

  it('has an error for the form when no field is wrong', () => {
    const { body } = problemError(412, {
      detail: 'Alguien más lo cambió.',
      code: 'PRECONDITION_FAILED',
    });
    expect(body.code).to.equal('PRECONDITION_FAILED');
    expect(body.errors).to.deep.equal({ 'root.serverError': 'Alguien más lo cambió.' });
  });

  it('has a message of its own for an answer without one', () => {
    expect(problemError(502, undefined).message).to.equal('anden.error.server');
    expect(problemError(418, undefined).message).to.equal('ra.notification.http_error');
  });

  it('has a message for a call without an answer', () => {
    const { message, status } = unreachableError();
    expect({ message, status }).to.deep.equal({ message: 'anden.error.unreachable', status: 0 });
  });
});
