import type { Actor } from '../../core/auth/actor.ts';
import { bulk } from '../../core/records/writing/bulk.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { readChanges } from '../../core/records/changes/readChanges.ts';
import { abilities, authorize } from '../../core/auth/policy.ts';
import { warnings } from '../../core/records/warnings.ts';
import { assertCalendar } from './calendar.ts';
import { companyPolicy as may } from './policy.ts';
import { companyView } from './view.ts';
import * as companies from './service.ts';

/** HTTP for companies: tenants and their customers. */
export default {
  async listCompanies({ actor, query }) {
    authorize(may.list(actor));
    return companies.list(may.visible(actor), query);
  },

  async exportCompanies({ actor, query }) {
    authorize(may.export(actor));
    return companies.exported(may.visible(actor), query);
  },

  async bulkCompanies({ actor, body, locale }) {
    authorize(may.delete(actor));
    return bulk(body.ids, locale, (id) => archive(actor, id));
  },

  async createCompany({ actor, body, locale }) {
    authorize(may.create(actor));
    return presentCompany(actor, locale, await companies.create(actor, body));
  },

  async getCompany({ actor, params, locale }) {
    return presentCompany(actor, locale, await findCompany(actor, params.id));
  },

  async listCompanyHistory({ actor, params, query }) {
    const { id } = await findCompany(actor, params.id);
    return readChanges(companyView, id, actor, query);
  },

  async updateCompany({ actor, params, body, ifMatch, locale }) {
    const company = await findCompany(actor, params.id);
    authorize(may.update(actor, company));
    if (body.plan && body.plan !== company.plan) authorize(may.changePlan(actor, company));
    return presentCompany(actor, locale, await companies.update(company.id, body, ifMatch));
  },

  async setCompanyFuel({ actor, params, body, ifMatch, locale }) {
    const company = await findCompany(actor, params.id);
    authorize(may.setFuel(actor, company));
    return presentCompany(
      actor,
      locale,
      await companies.update(company.id, { fuel: body }, ifMatch),
    );
  },

  async setCompanyCalendar({ actor, params, body, ifMatch, locale }) {
    const company = await findCompany(actor, params.id);
    authorize(may.setCalendar(actor, company));
    assertCalendar(body);
    return presentCompany(
      actor,
      locale,
      await companies.update(company.id, { calendar: body }, ifMatch),
    );
  },

  async deleteCompany({ actor, params }) {
    return archive(actor, params.id);
  },
} satisfies Handlers;

async function archive(actor: Actor, id: string) {
  const company = await findCompany(actor, id);
  authorize(may.delete(actor, company));
  return companies.archive(company.id);
}

async function findCompany(actor: Actor, id: string) {
  authorize(may.show(actor));
  return companies.find(may.visible(actor), id);
}

function presentCompany(actor: Actor, locale: Actor['locale'], company: Schemas['Company']) {
  const companyWarnings = may.update(actor, company) ? companies.warningsOf(company) : [];
  return {
    ...company,
    can: abilities(may, actor, company),
    warnings: warnings(locale, companyWarnings),
  };
}
