import { testDb } from './db.ts';

/** Inserts approved documents of these types, valid for 90 days; existing documents of the carrier are not changed. */
export async function insertApproved(carrierId: string, types: string[]): Promise<void> {
  const db = await testDb();
  await db.raw(
    `insert into documents (carrier_id, type, status, document_date, expiration_date, uploaded_at)
     select :carrierId, type, 'approved', today(), today() + 90, now() from unnest(cast(:types as text[])) as type
     on conflict do nothing`,
    { carrierId, types },
  );
}
