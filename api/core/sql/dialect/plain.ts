import type { Dialect } from './Dialect.ts';

/** Postgres itself: the marks stay comments. */
export const plain: Dialect = {
  hasOneServer: true,
  withScope: (rows) => rows,
  withCompany: (sql) => sql,
  updateCondition: () => '',
  asJson: (select) => `select to_json(found) as body from (${select}) as found`,
};
