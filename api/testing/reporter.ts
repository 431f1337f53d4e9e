import Mocha from 'mocha';

/** The spec reporter, whose output ends in one plain line: `N passed, N failed`. */
export default class Reporter extends Mocha.reporters.Spec {
  override epilogue(): void {
    super.epilogue();
    const { passes, failures } = this.stats;
    console.log(`${passes} passed, ${failures} failed`);
  }
}
