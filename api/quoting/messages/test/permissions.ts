import { call } from '../../../testing/permissions/requests.ts';
import type { PermissionsByResource } from '../../../testing/permissions/types.ts';

/** The operation on pasted messages; its permission rows are in quotes, with the policy. */
export const permissions: PermissionsByResource = {
  quotes: {
    calls: [
      call(
        'readQuoteMessage',
        'pasteMessage',
        'post',
        () => 'quotes/read_message',
        () => ({ text: 'De Apodaca a Laredo, 18 toneladas' }),
      ),
    ],
  },
};
