import type { Actor } from '../../../core/auth/actor.ts';
import { authorize } from '../../../core/auth/policy.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { MISSING } from '../../../core/i18n/messages.ts';
import { within } from '../../../core/list/read.ts';
import { contains } from '../../../core/list/search.ts';
import { normalize, type Normalizers } from '../../../core/records/writing/normalize.ts';
import { standardHandlers, type StandardModule } from '../../../core/modules/standardHandlers.ts';
import { Carrier } from '../Carrier.ts';
import { carrierPolicy } from '../policy.ts';
import type { KeptPolicy, Owned } from './policy.ts';

interface KeptDefinition<Row, Change, One extends string, Many extends string> extends Pick<
  StandardModule<Row, One, Many>,
  'one' | 'many' | 'view' | 'columns'
> {
  /** The path without its first slash: `vehicles`. */
  name: string;
  policy: KeptPolicy;
  /** SQL: the text in which the list's filter `q` searches. */
  text: string;
  normalizers: Normalizers<Change>;
}

/** Makes the module of records that carriers keep, with the handlers of its eight operations. */
export function keptRecords<
  Row extends Owned,
  Change extends object,
  One extends string,
  Many extends string,
>({ name, policy, text, normalizers, ...spec }: KeptDefinition<Row, Change, One, Many>) {
  const normal = (values: object) => normalize<Change, Partial<Change>>(values, normalizers);
  const handlers = standardHandlers<Row, One, Many>({
    ...spec,
    policy,
    rules: { filters: { q: contains(text) } },
    toCreate: async (actor, input) => {
      const { carrierId, ...values } = input as { carrierId?: string };
      return { ...normal(values), ...(await ownerOf(actor, carrierId)) };
    },
    toUpdate: normal,
  });
  return { name, policy, handlers };

  async function ownerOf(actor: Actor, carrierId = actor.carrierId ?? undefined) {
    if (!carrierId) throw invalid('carrierId', WHOSE);
    const visibleCarriers = within(Carrier.query(), carrierPolicy.visible(actor));
    const carrier = (await visibleCarriers.findById(carrierId)) as Carrier | undefined;
    if (!carrier) throw invalid('carrierId', MISSING);
    const owner = { carrierId, companyId: carrier.companyId };
    authorize(policy.create(actor, owner));
    return owner;
  }
}

const WHOSE = { es: 'Elija el transportista.', en: 'Choose the carrier.' };
