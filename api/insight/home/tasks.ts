import type { Actor } from '../../core/auth/actor.ts';
import { abilities } from '../../core/auth/policy.ts';
import type { Task } from './taskDefinition.ts';
import { BACKLOG, TASKS } from './taskKinds.ts';

/** The kinds of tasks that the actor may have. */
export const tasksFor = (actor: Actor) => allowedTo(actor, TASKS);

/** The kinds of the backlog that the actor may have. */
export const backlogFor = (actor: Actor) => allowedTo(actor, BACKLOG);

function allowedTo<Kind extends string>(actor: Actor, tasks: readonly Task<Kind>[]): Task<Kind>[] {
  return tasks.filter(({ policy, action, of = actor.type }) => {
    return of === actor.type && abilities(policy, actor).includes(action);
  });
}
