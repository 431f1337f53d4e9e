import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { ApiKey } from './ApiKey.ts';

const MAKER = `select first_name || ' ' || last_name from users where id = api_keys.user_id`;
const HAS_MAKER = `exists (select from users where id = api_keys.user_id and archived_at is null
  and coalesce(company_id, carrier_id) = coalesce(api_keys.company_id, api_keys.carrier_id))`;

/** The fields of an API key that are returned; never the hash of its secret. */
export const keyView = view<Schemas['ApiKey']>(ApiKey, {
  ...recordColumns,
  ...columns('name', 'prefix', 'scopes', 'expiresAt', 'revokedAt', 'lastUsedAt', 'userId'),
  userName: `(${MAKER})`,
  state: `case when api_keys.revoked_at is not null then 'revoked'
    when api_keys.expires_at <= now() then 'expired'
    when not ${HAS_MAKER} then 'without_maker' else 'active' end`,
});
