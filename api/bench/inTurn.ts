/**
 * Runs measurements one after the other. One that fails is printed with its error and the others go on; throws at the end
 * with the names of those that failed.
 */
export async function inTurn<Work extends { name: string }>(
  works: Work[],
  run: (work: Work) => Promise<void>,
): Promise<void> {
  const failed: string[] = [];
  for (const work of works)
    await run(work).catch((error: Error) => {
      console.log(`${work.name}: ${error.message}`);
      failed.push(work.name);
    });
  if (failed.length > 0) throw new Error(`Not measured: ${failed.join('; ')}`);
}
