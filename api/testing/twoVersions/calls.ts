import { testDb } from '../base/db.ts';
import { callEveryOperation } from '../permissions/allowedCalls.ts';

/** Run by withProgram.ts in a process of its own, because it changes the schema. */
describe('A process with prepared statements, when a newer version has migrated its database,', function () {
  this.timeout(240_000);

  it('answers every operation as before', async () => {
    await callEveryOperation();
    await (await testDb()).raw(ADD_EVERYWHERE);
    await callEveryOperation();
  });
});

/** Adds two columns to every table, and one to every view. */
const ADD_EVERYWHERE = `
    do $$ declare found record; begin
      for found in select oid, relname, relkind from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
          and not relispartition and relname !~ '^knex_'
          and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
        order by relkind = 'v', oid
      loop
        if found.relkind = 'v' then
          execute format('create or replace view %I as select before.*, 0 as next_count from (%s) as before',
            found.relname, rtrim(pg_get_viewdef(found.oid), ';'));
        else
          execute format('alter table %I add column next_note text, add column next_count integer not null default 0',
            found.relname);
        end if;
      end loop;
    end $$;`;
