import { onChanged } from '../../core/announcements/changes.ts';
import { onAnnounced } from '../../core/announcements/announce.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { EventStream } from '../../core/http/EventStream.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { isEnded, SESSIONS, tokensOf } from '../session/index.ts';
import { findActor, USERS } from '../../platform/users/index.ts';
import { resourcesOf, visibleAmong } from './audience.ts';
import { createDelivery } from './deliver.ts';
import { endPresencesOf, onPresence, type PresenceChange } from './presences.ts';
import { type LiveEvent, type Stream, Streams } from './streams.ts';

const everyStream = () => true;

/** The streams of a process: announcements of changed records reach those who may see them, changed rights end theirs. */
export function createHub({ db, clock, isEnding, modules }: ModuleContext) {
  const streams = new Streams({ clock, isEnding, onLost });
  const endAll = () => streams.end(everyStream);
  const resources = resourcesOf(modules);
  const deliver = createDelivery({ db, streams, resources }, endAll);
  onChanged((changed) => (changed ? deliver(changed) : endAll()));
  onAnnounced(USERS, (id) => streams.end(({ actor }) => !id || actor.userId === id));
  onAnnounced(SESSIONS, (id) => id && void endSession(id).catch(endAll));

  onPresence((change) => void tellOfPresence(change).catch(endAll));

  /** Tells the colleagues of a user who has come to a record or left it, if they may see the record. */
  async function tellOfPresence({ resource, recordId, userId, employerId }: PresenceChange) {
    const isColleague = ({ actor }: Stream) =>
      actor.employerId === employerId && actor.userId !== userId;
    const colleagues = streams.all().filter(isColleague);
    const maySee = await seers(
      resource,
      recordId,
      colleagues.map(({ actor }) => actor),
    );
    const event: LiveEvent = { type: 'changed', resource: 'presences', ids: [recordId] };
    for (const stream of colleagues) if (maySee(stream.actor)) streams.send(stream, event);
  }

  /** Returns which of the actors may see a record. */
  async function seers(name: string, id: string, actors: Actor[]) {
    const resource = [...resources.values()].find((one) => one.name === name);
    if (!resource || actors.length === 0) return () => false;
    const visible = await visibleAmong(db, resource, [id], actors);
    return (actor: Actor) => visible(actor).length > 0;
  }

  /** Ends the presences of a browser that has not opened a next stream, in any process, shortly after it lost one. */
  function onLost({ actor, id }: Stream) {
    if (!id) return;
    const end = () => void endPresencesOf(db, actor, id, clock()).catch(() => undefined);
    setTimeout(end, NEXT_STREAM_MS).unref();
  }

  async function endSession(id: string) {
    if (streams.size === 0) return;
    const hashes = await tokensOf(id);
    streams.end(({ token }) => hashes.includes(token.tokenHash)).forEach(onLost);
  }

  /** Ends a stream whose caller's rights changed after they were read and before the stream could hear of it. */
  async function confirm(stream: Stream) {
    const { actor, token } = stream;
    const now = await findActor(actor.userId!);
    const isCurrent = JSON.stringify(now) === JSON.stringify(actor);
    if (!isCurrent || (await isEnded(token.tokenHash))) streams.end((one) => one === stream);
  }

  return {
    /** Throws 404 unless the caller may see this record of a resource. */
    async assertVisible(actor: Actor, resource: string, id: string): Promise<void> {
      const maySee = await seers(resource, id, [actor]);
      if (!maySee(actor)) throw new Refusal('NOT_FOUND');
    },

    /** A stream of the caller; throws 429 when it has too many, and 503 when the process is stopping. */
    open(actor: Actor, id?: string): EventStream {
      streams.assertRoom(actor);
      return new EventStream((response, token) => {
        const stream = { actor, token, response, id };
        streams.add(stream);
        confirm(stream).catch(endAll);
      });
    },
  };
}

/** The time that another tab of a browser may take to open the next stream. */
const NEXT_STREAM_MS = 500;
