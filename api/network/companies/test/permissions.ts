import { byId, call, crud, patched } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';
import { buildCompany, buildCustomer } from './factory.ts';
import { companyPolicy } from '../policy.ts';

const FUEL = { country: 'MX', unit: 'l', currency: 'MXN', basePrice: '20.00', consumption: '2.10' };
const CALENDAR = {
  timeZone: 'America/Monterrey',
  hours: { monday: { from: '09:00', to: '18:00' } },
  holidays: ['MX'],
};

/** The permissions for companies; `customer` is a new customer of the broker. */
export const permissions: PermissionsByResource = {
  companies: {
    policy: companyPolicy,
    records: {
      broker: async ({ broker }) => broker,
      shipper: async ({ shipper }) => shipper,
      customer: ({ broker }) => buildCustomer(broker),
      other: () => buildCompany(),
      operator: async ({ operator }) => operator,
    },
    own: async ({ customer }) => customer.id,
    calls: [
      ...crud('companies', 'Company', 'Companies', { comercialName: 'Nueva' }, () => ({
        name: 'Nueva',
      })),
      ...patched(
        'setCompanyFuel',
        'setFuel',
        ({ id }) => `companies/${id}/fuel`,
        () => FUEL,
      ),
      ...patched(
        'setCompanyCalendar',
        'setCalendar',
        ({ id }) => `companies/${id}/calendar`,
        () => CALENDAR,
      ),
      call('updateCompany', 'changePlan', 'patch', byId('companies'), ({ target }) => ({
        plan: target.plan === 'free' ? 'premium' : 'free',
      })),
    ],
    rows: [
      ['none', 'create', '++- +- -- --'],
      ['broker', 'list export show', '+++ ++ 00 --', 'a shipper does not see its broker'],
      ['broker', 'update', '++- -- 00 --'],
      [
        'shipper',
        'list export show',
        '+++ ++ ++ --',
        'a broker’s members too, who choose the customer of a quote',
      ],
      ['shipper', 'update', '++- +- -- --'],
      ['customer', 'list export show', '+++ ++ 00 --'],
      ['customer', 'update delete', '++- +- 00 --'],
      ['broker', 'setFuel', '++- +- 00 --', 'the settings of its fuel surcharge'],
      ['shipper', 'setFuel', '--- -- -- --', 'a customer has no surcharge of its own'],
      ['broker', 'setCalendar', '++- +- 00 --', 'every company has its own working hours'],
      ['shipper', 'setCalendar', '++- +- +- --'],
      ['customer', 'setCalendar', '++- +- 00 --'],
      ['customer', 'changePlan', '++- -- 00 --', 'only Andén changes a plan'],
      ['other', 'list export show', '+++ 00 00 --'],
      ['other', 'update changePlan setFuel setCalendar delete', '++- 00 00 --'],
      ['operator', 'list export show', '+++ 00 00 --'],
      ['operator', 'update setCalendar', '++- 00 00 --'],
      ['operator', 'changePlan delete', '--- 00 00 --', 'Andén has no plan and is never archived'],
    ],
  },
};
