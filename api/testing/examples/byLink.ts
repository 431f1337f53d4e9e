import type { Schemas } from '../../core/contract/types.ts';
import { uploadedDocument } from '../../compliance/documents/test/factory.ts';
import { buildEvidence, deliveredLoad } from '../../trip/evidence/test/factory.ts';
import { buildToken } from '../../platform/links/test/factory.ts';
import { buildPacket } from '../../compliance/packets/test/factory.ts';
import { buildShipment } from '../../trip/shipments/test/factory.ts';
import { anonymous, as, byLink } from '../client.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { BuiltWorld } from '../permissions/world.ts';
import { type Calls, recorded } from './recording.ts';

/** The calls of people without an account, who have a link, and of spreadsheets. */
export async function callsByLink(world: BuiltWorld): Promise<Calls> {
  const { id: partyId } = world.carrier;
  const { id: subjectId } = await uploadedDocument(partyId);
  const client = byLink(await buildToken({ kind: 'document', subjectId, partyId }));
  return {
    getLink: await recorded(client, 'get', '/api/link'),
    openLink: await recorded(client, 'post', '/api/link/open', {}),
    ...(await packet(world)),
    ...(await tracking(world)),
    ...(await border(world)),
    ...(await feeds(world)),
  };
}

async function packet({ carrier }: BuiltWorld): Promise<Calls> {
  const { id: subjectId, number, content } = await buildPacket({ carrierId: carrier.id });
  const [document] = content.documents;
  const client = byLink(await buildToken({ kind: 'packet', subjectId, partyId: carrier.id }));
  const at = '/api/packets/opened';
  return {
    verifyPacket: await recorded(anonymous, 'post', '/api/packets/verify', { number }),
    getOpenedPacket: await recorded(client, 'get', at),
    getOpenedPacketCover: await recorded(client, 'get', `${at}/cover`),
    getOpenedPacketFile: await recorded(client, 'get', `${at}/files/${document!.id}`),
  };
}

async function tracking({ broker, shipper, carrier }: BuiltWorld): Promise<Calls> {
  const parties = { companyId: broker.id, customerId: shipper.id, carrierId: carrier.id };
  const { id } = await deliveredLoad(parties);
  const { fileId } = await buildEvidence(id, { status: 'accepted' });
  const linked = { kind: 'tracking', subjectId: id, partyId: shipper.id } as const;
  const client = byLink(await buildToken(linked));
  return {
    getTracking: await recorded(client, 'get', '/api/tracking'),
    downloadTrackingFile: await recorded(client, 'get', `/api/tracking/files/${fileId}`),
  };
}

async function border({ broker, carrier }: BuiltWorld): Promise<Calls> {
  const parties = { companyId: broker.id, carrierId: carrier.id, status: 'assigned' } as const;
  const { id: subjectId } = await buildShipment(parties);
  const linked = { kind: 'border_mx_broker', subjectId, partyId: broker.id } as const;
  const client = byLink(await buildToken(linked));
  return {
    getBorderByLink: await recorded(client, 'get', '/api/border/link'),
    answerBorder: await recorded(client, 'post', '/api/border/link/answer', { doda: '7781234' }),
  };
}

async function feeds({ people }: BuiltWorld): Promise<Calls> {
  const { user } = people.find(({ name }) => name === 'brokerAdmin')!;
  const { body } = await as(user).post<Schemas['Feed'][]>('/api/feeds/mine/make');
  const [quotes, shipments] = body;
  const colleague = as(await buildUser({ companyId: user.companyId! }));
  const revoked = `/api/feeds/colleagues/${user.id}/revoke`;
  const read = (url: string) => {
    const { pathname, search } = new URL(url);
    return recorded(anonymous, 'get', pathname + search);
  };
  const ofBefore = (url: string) => url.replace('.csv?', '/csv?');
  return {
    readQuotesCsv: await read(quotes!.url),
    readQuotesWorkbook: await read(quotes!.workbookUrl),
    readQuotesFeed: await read(ofBefore(quotes!.url)),
    readShipmentsCsv: await read(shipments!.url),
    readShipmentsWorkbook: await read(shipments!.workbookUrl),
    readShipmentsFeed: await read(ofBefore(shipments!.url)),
    listColleagueFeeds: await recorded(colleague, 'get', '/api/feeds/colleagues'),
    revokeColleagueFeeds: await recorded(colleague, 'post', revoked),
  };
}
