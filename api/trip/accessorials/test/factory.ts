import { createHash, randomUUID } from 'node:crypto';
import { Shipment } from '../../shipments/index.ts';
import { photo } from '../../../testing/base/smallFiles.ts';
import { testStorage } from '../../../testing/base/dataDir.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Accessorial } from '../Accessorial.ts';
import { AccessorialFile } from '../AccessorialFile.ts';

/** Inserts an accessorial of a load with a file that proves it, by default to approve. */
export async function buildAccessorial(
  shipmentId: string,
  overrides: Columns<Accessorial> = {},
): Promise<Accessorial & { proofId: string }> {
  const { companyId, carrierId } = (await Shipment.query().findById(shipmentId))!;
  const now = new Date();
  const asked = { kind: 'lumper', amount: '1200.00', currency: 'USD', requestedAt: now } as const;
  const parties = { companyId, shipmentId, carrierId: carrierId! };
  const accessorial = await saved(Accessorial, { ...parties, ...asked, ...overrides });
  const fileKey = randomUUID();
  const content = photo();
  await (await testStorage()).write(fileKey, content);
  const checksum = createHash('sha256').update(content).digest('hex');
  const facts = { fileName: 'recibo.jpg', mediaType: 'image/jpeg', size: content.length, checksum };
  const row = { companyId, accessorialId: accessorial.id, fileKey, ...facts, sentAt: now };
  const { id: proofId } = await saved(AccessorialFile, row);
  return Object.assign(accessorial, { proofId });
}
