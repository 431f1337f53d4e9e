import type { Knex } from 'knex';
import { runStatement } from '../../../core/sql/statement.ts';
import type { Locale } from '../../../shared/languages.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';

/** The facts of a request for a rate beside the quote's own fields: names of its catalogs, and who asks. */
export interface Facts {
  equipmentEs: string | null;
  equipmentEn: string | null;
  comodityEs: string | null;
  comodityEn: string | null;
  weight: string | null;
  weightUnit: string;
  units: number | null;
  hazmat: boolean;
  distanceKm: string | null;
  comment: string | null;
  broker: string;
  /**
   * The person who made the quote, if an active user of the broker, or the colleague who covers, with the own phone or
   * else the company's.
   */
  person: string | null;
  phone: string | null;
  /** The person's address, or else the company's. */
  email: string | null;
  /** The person's language. */
  language: Locale | null;
}

/** The facts of a quote that its invitations say. */
export async function factsOf(db: Knex, { id, companyId }: CompanyKey): Promise<Facts> {
  const [found] = await runStatement<Facts>(db, { text: SQL, values: [companyId, id] });
  return found!;
}

const SQL = `
  select equipments.name_es as "equipmentEs", equipments.name_en as "equipmentEn",
    comodities.name_es as "comodityEs", comodities.name_en as "comodityEn",
    quotes.weight::text as weight, quotes.weight_unit as "weightUnit", quotes.units, quotes.hazmat,
    quotes.distance_km::text as "distanceKm", quotes.comment, companies.name as broker,
    asking.first_name || ' ' || asking.last_name as person,
    coalesce(asking.phone, companies.phone) as phone, coalesce(asking.email, companies.email) as email,
    asking.language
  from quotes
    join companies on companies.id = quotes.company_id
    left join users on users.id = quotes.created_by and users.company_id = quotes.company_id
      and users.archived_at is null
    left join absences on absences.user_id = users.id
    left join users asking on asking.id = coalesce(absences.colleague_id, users.id)
    left join equipments on equipments.id = quotes.equipment_id
    left join comodities on comodities.id = quotes.comodity_id
  where quotes.company_id = $1 and quotes.id = $2`;
