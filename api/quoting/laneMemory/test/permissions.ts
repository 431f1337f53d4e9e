import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';

const CITIES =
  'originState=MX-NLE&originCity=Monterrey&destinationState=US-TX&destinationCity=Dallas';
const LANE = `originState=MX-NLE&destinationState=US-TX&equipmentId=${crypto.randomUUID()}`;

/** The operations on the rate history; their permission rows are in quotes, with the policy. */
export const permissions: PermissionsByResource = {
  quotes: {
    calls: [
      call('getQuoteLaneMemory', 'estimate', 'get', ({ id }) => `quotes/${id}/lane_memory`),
      call('getLaneDistance', 'preview', 'get', () => `quotes/lane_distance?${CITIES}`),
      call('getLaneMemory', 'preview', 'get', () => `quotes/lane_memory?${LANE}`),
    ],
  },
};
