import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import type { Carrier } from '../../../network/carriers/Carrier.ts';
import { documentTypes } from '../../../network/carriers/completion/requiredDocuments.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { photo, png } from '../../../testing/base/smallFiles.ts';
import { accessToken, anonymous, as } from '../../../testing/client.ts';
import { testServer } from '../../../testing/server.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { Document } from '../Document.ts';
import { dayIn, PDF, pdfForm, uploadedDocument } from './factory.ts';

type Shown = Schemas['Document'];
type Problem = Schemas['Problem'];

describe('Carrier documents', function () {
  this.timeout(60_000);
  let carrier: Carrier, admin: User, broker: User, stranger: User;

  before(async () => {
    const { id: companyId } = await buildCompany();
    carrier = await buildCarrier({ companyId });
    admin = await buildUser({ type: 'carrier', carrierId: carrier.id });
    broker = await buildUser({ companyId });
    stranger = await buildUser();
  });

  const statuses = (user: User, carrierId = carrier.id) =>
    as(user).get<Shown[]>(`/api/carriers/documentStatuses/?carrierId=${carrierId}`);
  const slot = async (type: string) =>
    (await statuses(admin)).body.find((each) => each.type === type)!;
  const upload = <T = Shown>(user: User, uuid: string, form: unknown = pdfForm(), query = '') =>
    as(user).post<T>(`/api/carriers/documentUpload?uuid=${uuid}${query}`, form);
  const review = <T = Shown>(user: User, body: object, headers = {}) =>
    as(user).patch<T>('/api/carriers/documentStatus', body, { headers });
  const download = (user: User, uuid: string, more = '') =>
    as(user).get<string>(`/api/carriers/documentDownload?uuid=${uuid}${more}`);
  const told = async (user: User, uuid: string) => {
    const path = '/api/notifications?limit=100';
    const { body } = await as(user).get<Schemas['Notification'][]>(path);
    const about = body.filter(({ entityId }) => entityId === uuid);
    expect(about.every(({ params }) => params.subject === 'bank_statement')).to.equal(true);
    return about.map(({ kind, entity }) => [kind, entity]);
  };
  const fileCount = async () => {
    const dir = join((await testServer()).env.dataDir, 'files');
    const names = await readdir(dir, { recursive: true }).catch(() => []);
    return names.length;
  };

  /** Starts an upload of 5 MB without sending any of its body. */
  const begunUpload = async (uuid: string, type: string) => {
    const { url } = await testServer();
    const headers = {
      authorization: `Bearer ${await accessToken(admin.email)}`,
      'content-type': type,
      'content-length': '5000000',
    };
    const path = `${url}/api/carriers/documentUpload?uuid=${uuid}`;
    const call = request(path, { method: 'POST', headers });
    return call.on('error', () => {});
  };

  describe('GET /carriers/documentStatuses', () => {
    it('needs a token, is forbidden for shippers, and answers 404 for other networks', async () => {
      const path = `/api/carriers/documentStatuses?carrierId=${carrier.id}`;
      expect((await anonymous.get(path)).status).to.equal(401);
      const shipper = await buildUser({ type: 'shipper' });
      expect((await statuses(shipper)).status).to.equal(403);
      expect((await statuses(stranger)).status).to.equal(404);
      expect((await statuses(broker, (await buildCarrier()).id)).status).to.equal(404);
      expect((await as(broker).get('/api/carriers/documentStatuses')).status).to.equal(422);
    });

    it('returns all fourteen types, required ones first; a carrier need not give its id', async () => {
      const { body } = await as(admin).get<Shown[]>('/api/carriers/documentStatuses');
      expect(body.map(({ type }) => type)).to.have.members(documentTypes);
      expect(new Set(body.map(({ status }) => status))).to.deep.equal(new Set(['missing']));
      const required = body.map(({ required }) => required);
      expect(required).to.deep.equal(required.toSorted((a, b) => Number(b) - Number(a)));
      expect(body[0]).to.include({ type: 'insurance_cover', required: true, valid: false });
    });

    it('creates one document per type, also for simultaneous requests', async () => {
      const fresh = await buildCarrier({ companyId: broker.companyId });
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => statuses(broker, fresh.id)),
      );
      const ids = new Set(answers.flatMap(({ body }) => body.map(({ uuid }) => uuid)));
      expect(ids.size).to.equal(documentTypes.length);
    });
  });

  describe('POST /carriers/documentUpload', () => {
    it('needs a token, is forbidden for members, answers 404 for other networks, and stores nothing of refused files', async () => {
      const { uuid } = await slot('bank_statement');
      const before = await fileCount();
      const path = `/api/carriers/documentUpload?uuid=${uuid}`;
      expect((await anonymous.post(path, pdfForm())).status).to.equal(401);
      const driver = await buildUser({ type: 'carrier', role: 'member', carrierId: carrier.id });
      const staff = await buildUser({ type: 'internal', role: 'member' });
      for (const user of [driver, staff]) expect((await upload(user, uuid)).status).to.equal(403);
      expect((await upload(stranger, uuid)).status).to.equal(404);
      expect(await fileCount()).to.equal(before);
    });

    it('recognizes the file type by the content, and stores nothing of refused files', async () => {
      const { uuid } = await slot('bank_statement');
      const before = await fileCount();
      const wrong: [Buffer, string, string][] = [
        [Buffer.from(`MZ${'\0'.repeat(200)}`), 'estado.pdf', 'application/pdf'],
        [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg', 'image/svg+xml'],
        [Buffer.from('<!doctype html><script>1</script>'), 'a.png', 'image/png'],
        [Buffer.from(`<html>${PDF.toString()}`), 'a.pdf', 'application/pdf'],
        [Buffer.alloc(0), 'vacio.pdf', 'application/pdf'],
      ];
      for (const [content, name, type] of wrong) {
        const { status, body } = await upload<Problem>(admin, uuid, pdfForm(content, name, type));
        expect([status, Object.keys(body.errors ?? {})], name).to.deep.equal([422, ['file']]);
      }
      const none = await upload<Problem>(admin, uuid, new FormData());
      expect(none.status).to.be.oneOf([400, 422]);
      const json = await upload<Problem>(admin, uuid, { file: 'x' });
      expect([json.status, json.body.code]).to.deep.equal([415, 'FILE_EXPECTED']);
      expect(await fileCount()).to.equal(before);
      expect((await slot('bank_statement')).status).to.equal('missing');
    });

    it('says what to do with a file that cannot be opened', async () => {
      const { uuid } = await slot('bank_statement');
      const before = await fileCount();
      const heic = Buffer.from('000000186674797068656963000000006d69663168656963', 'hex');
      const files: [Buffer, string, string][] = [
        [heic, 'IMG_1.heic', 'Ajustes › Cámara › Formatos › «Más compatible»'],
        [PDF.subarray(0, 150), 'cortado.pdf', 'dañado o incompleto'],
        [photo().subarray(0, 20), 'cortada.jpg', 'dañada o incompleta'],
        [Buffer.alloc(0), 'vacio.pdf', 'El archivo está vacío'],
        [Buffer.from('{\\rtf1 a}'), 'carta.rtf', 'Es un archivo RTF: ábralo'],
      ];
      for (const [content, name, words] of files) {
        const { status, body } = await upload<Problem>(admin, uuid, pdfForm(content, name));
        expect(status, name).to.equal(422);
        expect(body.errors!.file, name).to.contain(words);
      }
      expect(await fileCount()).to.equal(before);
    });

    it('makes one PDF of both sides of a card, as long as the first is pending', async () => {
      const { uuid } = await slot('official_id');
      const side = (name: string, query = '') =>
        upload<Pick<Shown, 'versions'> & Pick<Problem, 'errors'>>(
          admin,
          uuid,
          pdfForm(png(), name, 'image/png'),
          query,
        );
      const front = await side('frente.png', `&documentDate=${dayIn(-40)}`);
      const { number } = front.body.versions![0]!;
      expect((await side('reverso.png', `&behind=${number + 1}`)).status).to.equal(422);
      const { status, body } = await side('reverso.png', `&behind=${number}`);
      expect(status).to.equal(200);
      const [joined, before] = body.versions!;
      expect(joined).to.include({ fileName: 'frente.pdf', mediaType: 'application/pdf' });
      expect(joined).to.include({ documentDate: dayIn(-40), status: 'pending' });
      expect(before).to.include({ number, status: 'superseded' });
      const { body: content } = await download(admin, uuid);
      expect(content.match(/\/Type \/Page\b/g)).to.have.lengthOf(2);
      const third = await side('otra.png', `&behind=${number}`);
      expect(third.body.errors).to.have.keys('behind');
    });

    it('takes the date that is today where the carrier is, and no later one', async () => {
      const address = { country: 'MX', state: 'MX-ROO', city: 'Cancún', postalCode: '77500' };
      const { id: companyId } = await buildCompany();
      const cancun = await buildCarrier({ companyId, addressList: [address] });
      const user = await buildUser({ type: 'carrier', carrierId: cancun.id });
      const { body: slots } = await statuses(user, cancun.id);
      const { uuid } = slots.find(({ type }) => type === 'insurance_cover')!;
      setClock(new Date('2026-11-27T05:30:00Z'));
      const on = (day: string) => upload(user, uuid, pdfForm(), `&documentDate=${day}`);
      expect((await on('2026-11-28')).status).to.equal(422);
      expect((await on('2026-11-27')).status).to.equal(200);
    });

    it('refuses more than 20 MB, and stores nothing of it', async () => {
      const { uuid } = await slot('bank_statement');
      const before = await fileCount();
      const large = Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024)]);
      const { status, body } = await upload<Problem>(admin, uuid, pdfForm(large));
      expect([status, body.code]).to.deep.equal([413, 'FILE_TOO_LARGE']);
      expect(body.title).to.include('20 MB');
      expect(await fileCount()).to.equal(before);
    });

    it('stores nothing of an interrupted upload', async () => {
      const { uuid } = await slot('bank_statement');
      const before = await fileCount();
      const call = await begunUpload(uuid, 'multipart/form-data; boundary=corte');
      call.write(
        '--corte\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
      );
      call.write(Buffer.concat([PDF, Buffer.alloc(300_000)]));
      await until(async () => (await fileCount()) > before);
      call.destroy();
      await until(async () => (await fileCount()) === before);
      expect((await slot('bank_statement')).status).to.equal('missing');
    });

    it("refuses two files in one upload with the specification's message", async () => {
      const { uuid } = await slot('bank_statement');
      const before = await fileCount();
      for (const content of [PDF, Buffer.concat([PDF, Buffer.alloc(300_000)])]) {
        const form = pdfForm(content);
        form.append('file', new Blob([new Uint8Array(content)]), 'otra.pdf');
        for (const [languaje, message] of [
          ['es', 'Suba un archivo a la vez'],
          ['en', 'Upload one file at a time'],
        ]) {
          const path = `/api/carriers/documentUpload?uuid=${uuid}`;
          const headers = { 'accept-language': languaje! };
          const { status, body } = await as(admin).post<Problem>(path, form, { headers });
          expect([status, body.errors]).to.deep.equal([422, { file: message }]);
        }
      }
      expect(await fileCount()).to.equal(before);
    });

    describe("with the file as the request's body", () => {
      const send = <T = Shown>(uuid: string, body: Uint8Array, type: string, more = '') => {
        const headers = { 'content-type': type };
        const path = `/api/carriers/documentUpload?uuid=${uuid}${more}`;
        return as(admin).post<T>(path, body, { headers });
      };

      it('recognizes the file type by the content, and uses the file name in the query or a default one', async () => {
        const { uuid } = await slot('official_id');
        const named = await send(uuid, PDF, 'image/png', '&fileName=../INE%20frente.exe');
        expect(named.status).to.equal(200);
        expect(named.body).to.include({ status: 'pending', fileName: 'INE frente.pdf' });
        expect(named.body.versions![0]).to.include({
          mediaType: 'application/pdf',
          size: PDF.length,
          checksum: createHash('sha256').update(PDF).digest('hex'),
        });
        for (const type of ['application/pdf', 'application/octet-stream']) {
          const unnamed = await send(uuid, PDF, type);
          expect(unnamed.body.fileName).to.equal('documento.pdf');
        }
        expect((await download(admin, uuid)).body).to.equal(PDF.toString());
      });

      it('refuses the same as in a form, and stores nothing of it', async () => {
        const { uuid } = await slot('official_id');
        const before = await fileCount();
        const large = Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024)]);
        for (const [content, type, status, code] of [
          [Buffer.from('MZ, not a PDF'), 'application/pdf', 422, 'INVALID'],
          [Buffer.alloc(0), 'application/pdf', 422, 'INVALID'],
          [large, 'application/pdf', 413, 'FILE_TOO_LARGE'],
          [PDF, 'text/plain', 415, 'FILE_EXPECTED'],
        ] as const) {
          const { body, ...answer } = await send<Problem>(uuid, content, type);
          expect([answer.status, body.code]).to.deep.equal([status, code]);
        }
        expect(await fileCount()).to.equal(before);
      });

      it('stores nothing of an interrupted upload', async () => {
        const { uuid } = await slot('official_id');
        const before = await fileCount();
        const call = await begunUpload(uuid, 'application/pdf');
        call.write(Buffer.concat([PDF, Buffer.alloc(300_000)]));
        await until(async () => (await fileCount()) > before);
        call.destroy();
        await until(async () => (await fileCount()) === before);
      });
    });

    it('refuses a date in the future, and a tax document that is three months old', async () => {
      const tax = await slot('tax_status_certificate');
      const ahead = await upload<Problem>(admin, tax.uuid, pdfForm(), `&documentDate=${dayIn(2)}`);
      expect([ahead.status, Object.keys(ahead.body.errors!)]).to.deep.equal([
        422,
        ['documentDate'],
      ]);
      const old = await upload<Problem>(admin, tax.uuid, pdfForm(), `&documentDate=${dayIn(-95)}`);
      expect(old.status).to.equal(422);
      const other = await slot('credit_application');
      const fine = await upload(admin, other.uuid, pdfForm(), `&documentDate=${dayIn(-95)}`);
      expect(fine.status).to.equal(200);
    });

    it('stores the file under a name that is no path, with the status pending', async () => {
      const { uuid } = await slot('proof_of_address');
      const name = '../../Recibo "luz"\u202E; año.exe.pdf.exe';
      const { status, body } = await upload(admin, uuid, pdfForm(PDF, name, 'text/html'));
      expect(status).to.equal(200);
      expect(body).to.include({ status: 'pending', valid: false, uuid });
      expect(body.fileName)
        .to.match(/^Recibo .*\.pdf$/)
        .and.not.match(/[/\\"\u202e]/);
      expect(body.versions).to.have.length(1);
      expect(body.versions![0]).to.include({ mediaType: 'application/pdf', size: PDF.length });
      expect(body.can).to.include('upload').and.not.include('review');
    });
  });

  describe('GET /carriers/documentDownload', () => {
    it('needs a token, and answers 404 for other networks and missing documents', async () => {
      const { id } = await uploadedDocument(carrier.id, { type: 'customer_packet' });
      const path = `/api/carriers/documentDownload?uuid=${id}`;
      expect((await anonymous.get(path)).status).to.equal(401);
      expect((await download(stranger, id)).status).to.equal(404);
      expect((await download(admin, id, '&version=7')).status).to.equal(404);
      expect((await download(admin, (await slot('bank_statement')).uuid)).status).to.equal(404);
      expect((await download(admin, 'x')).status).to.equal(422);
    });

    it('sends the file as an attachment, so that browsers do not display it', async () => {
      const { uuid } = await slot('proof_of_address');
      const { status, headers, body } = await download(broker, `${uuid}`);
      expect([status, body]).to.deep.equal([200, PDF.toString()]);
      expect(headers.get('content-type')).to.equal('application/pdf');
      expect(headers.get('x-content-type-options')).to.equal('nosniff');
      expect(headers.get('content-disposition')).to.match(
        /^attachment; filename=.*filename\*=UTF-8''/,
      );
      expect(headers.get('content-disposition')).to.include('a%C3%B1o');
      expect(headers.get('content-security-policy')).to.include('sandbox');
    });
  });

  describe('PATCH /carriers/documentStatus', () => {
    const approve = (uuid: string, more = {}) => ({
      uuid,
      status: 'approved',
      expirationDate: dayIn(80),
      ...more,
    });

    it('needs a token, is forbidden for the carrier itself and for members, and answers 404 for other networks', async () => {
      const { id } = await uploadedDocument(carrier.id);
      const path = '/api/carriers/documentStatus';
      expect((await anonymous.patch(path, approve(id))).status).to.equal(401);
      const agent = await buildUser({ companyId: broker.companyId, role: 'member' });
      for (const user of [admin, agent])
        expect((await review(user, approve(id))).status).to.equal(403);
      expect((await review(stranger, approve(id))).status).to.equal(404);
    });

    it('refuses incomplete reviews, invalid expiration dates, and missing documents', async () => {
      const { id } = await uploadedDocument(carrier.id);
      const fields = async (body: object) => {
        const answer = await review<Problem>(broker, body);
        return [answer.status, ...Object.keys(answer.body.errors ?? {})];
      };
      expect(await fields({ uuid: id, status: 'rejected' })).to.deep.equal([422, 'reason']);
      expect(await fields({ uuid: id, status: 'approved' })).to.deep.equal([422, 'expirationDate']);
      const odd = approve(id, { expirationDate: dayIn(81) });
      expect(await fields(odd)).to.deep.equal([422, 'expirationDate']);
      const over = approve(id, { documentDate: dayIn(-100), expirationDate: dayIn(-70) });
      expect(await fields(over)).to.deep.equal([422, 'expirationDate']);
      const missing = await slot('wire_instructions');
      expect(await fields(approve(missing.uuid))).to.deep.equal([409]);
    });

    it('approves for 30, 90 or 180 days from the date of the document', async () => {
      for (const days of [30, 90, 180]) {
        const { id } = await uploadedDocument(carrier.id);
        const { status, body } = await review(
          broker,
          approve(id, { expirationDate: dayIn(days - 10) }),
        );
        expect(status).to.equal(200);
        expect(body).to.include({ valid: true, expirationDate: dayIn(days - 10), reason: null });
        expect(body.status).to.equal(days === 30 ? 'expiring' : 'approved');
      }
    });

    it('rejects with a reason that is shown to the carrier, and records both in the changes', async () => {
      const { id } = await uploadedDocument(carrier.id);
      await review(broker, approve(id));
      const { body } = await review(broker, { uuid: id, status: 'rejected', reason: 'No se lee' });
      expect(body).to.include({ status: 'rejected', valid: false, expirationDate: null });
      const told = (await statuses(admin)).body.find(({ uuid }) => uuid === id)!;
      expect(told).to.include({ status: 'rejected', reason: 'No se lee' });
      const changes = await as(admin).get<Schemas['Change'][]>(`/api/validations/${id}/history`);
      const steps = changes.body.flatMap(({ fields }) =>
        fields.filter(({ field }) => field === 'status').map(({ to }) => to),
      );
      expect(steps).to.deep.equal(['rejected', 'approved']);
    });

    it('notifies the carrier of a review, and the reviewers of an upload, once each', async () => {
      const { uuid } = await slot('bank_statement');
      await upload(admin, uuid);
      expect(await told(broker, uuid)).to.deep.equal([['document_received', 'validations']]);
      expect(await told(stranger, uuid)).to.deep.equal([]);
      await review(broker, approve(uuid, { expirationDate: dayIn(90) }));
      await review(broker, { uuid, status: 'rejected', reason: 'No se lee' });
      expect(await told(admin, uuid)).to.have.deep.members([
        ['document_approved', 'documents'],
        ['document_rejected', 'documents'],
      ]);
      expect(await told(broker, uuid)).to.have.length(1);
    });

    it('keeps the approved version valid until the new one is approved', async () => {
      const { id } = await uploadedDocument(carrier.id);
      await review(broker, approve(id));
      const renewed = await upload(admin, id);
      const old = { valid: true, expirationDate: dayIn(80) };
      expect(renewed.body).to.include({ status: 'pending', ...old });
      const refused = await review(broker, { uuid: id, status: 'rejected', reason: 'Incompleto' });
      expect(refused.body).to.include({ status: 'rejected', ...old });
      await upload(admin, id);
      const { body } = await review(broker, approve(id, { expirationDate: dayIn(180) }));
      expect(body).to.include({ status: 'approved', valid: true, expirationDate: dayIn(180) });
      expect(body.versions!.map(({ status }) => status)).to.deep.equal([
        'approved',
        'rejected',
        'superseded',
      ]);
    });

    it('refuses to approve a version that was uploaded after the reviewer read the document', async () => {
      const { id } = await uploadedDocument(carrier.id);
      const seen = await as(broker).get<Shown>(`/api/validations/${id}`);
      await upload(admin, id);
      const headers = { 'if-match': seen.headers.get('etag')! };
      const { status } = await review(broker, approve(id), headers);
      expect(status).to.equal(412);
    });

    it('has one result when two users review at the same time', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { id } = await uploadedDocument(carrier.id);
        const headers = { 'if-match': '"1"' };
        const answers = await Promise.all([
          review(broker, approve(id), headers),
          review(broker, { uuid: id, status: 'rejected', reason: 'No se lee' }, headers),
        ]);
        const [won] = answers.filter(({ status }) => status === 200);
        expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 412]);
        const row = (await Document.query().findById(id))!;
        expect(row.status).to.equal(won!.body.status);
      }
    });
  });

  describe('GET /carriers/documentAdminList', () => {
    it('needs a token, and is forbidden for shippers', async () => {
      expect((await anonymous.get('/api/carriers/documentAdminList')).status).to.equal(401);
      const shipper = await buildUser({ type: 'shipper' });
      expect((await as(shipper).get('/api/carriers/documentAdminList')).status).to.equal(403);
      const { status } = await as(broker).get('/api/carriers/documentAdminList?status=perdido');
      expect(status).to.equal(422);
    });

    it('lists uploaded documents by status, type, carrier and expiry', async () => {
      const own = await buildCarrier({ companyId: broker.companyId, carrierName: 'Filtros Díaz' });
      const approved = { status: 'approved', documentDate: dayIn(-100) } as const;
      const at = (type: 'bank_statement' | 'insurance_cover', expirationDate: string) =>
        uploadedDocument(own.id, { ...approved, type, expirationDate });
      const expired = await at('bank_statement', dayIn(-1));
      const expiring = await at('insurance_cover', dayIn(5));
      const waiting = await uploadedDocument(own.id, { type: 'official_id' });
      await statuses(broker, own.id);
      const ids = async (query: string) => {
        const path = `/api/carriers/documentAdminList/?carrierId=${own.id}&${query}`;
        return (await as(broker).get<Shown[]>(path)).body.map(({ id }) => id);
      };
      expect(await ids('')).to.have.members([expired.id, expiring.id, waiting.id]);
      expect(await ids('status=pending')).to.deep.equal([waiting.id]);
      expect(await ids('status=expired&status=expiring')).to.have.members([
        expired.id,
        expiring.id,
      ]);
      expect(await ids('type=official_id')).to.deep.equal([waiting.id]);
      expect(await ids('expiresWithin=0')).to.deep.equal([expired.id]);
      expect(await ids('expiresWithin=7&sort=-expirationDate')).to.deep.equal([
        expiring.id,
        expired.id,
      ]);
      expect(await ids('q=filtros diaz&limit=1&offset=2&sort=type')).to.have.length(1);
      expect(await ids('q=nadie')).to.deep.equal([]);
      const count = await as(broker).get(`/api/validations?carrierId=${own.id}&countQuery=true`);
      expect(count.body).to.deep.equal({ count: 3 });
      const file = await as(broker).get<string>(`/api/validations/export?carrierId=${own.id}`);
      expect(file.body.trim().split('\n')).to.have.length(4);
    });
  });
});

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
