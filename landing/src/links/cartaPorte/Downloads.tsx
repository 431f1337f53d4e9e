import type { Localized } from '../../locale.ts';
import { SaveButton } from '../parts/SaveButton.tsx';
import type { LinkClient } from '../record/linkClient.ts';
import { cartaPorteMessages } from './messages.ts';

interface DownloadsProps extends Localized {
  client: LinkClient;
  path: string;
}

/** The buttons that save the Carta Porte as a file. */
export function Downloads({ client, path, locale }: DownloadsProps) {
  const { download } = cartaPorteMessages[locale];
  return (
    <div className="link__sections">
      {['xml', 'json', 'csv'].map((format) => (
        <SaveButton
          key={format}
          client={client}
          locale={locale}
          path={`${path}/file?format=${format}`}
          text={`${download} ${format.toUpperCase()}`}
        />
      ))}
    </div>
  );
}
