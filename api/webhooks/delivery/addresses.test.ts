import { expect } from 'chai';
import { addressesOf, isPublic } from './addresses.ts';

describe('The addresses that webhooks may call', () => {
  const refusal = (url: string, allowsPrivate = false) =>
    addressesOf(url, { allowsPrivate }).then(
      () => 'allowed',
      (error: { code: string }) => error.code,
    );

  for (const address of [
    ...['127.0.0.1', '127.9.9.9', '10.0.0.1', '172.16.3.4', '192.168.1.1', '169.254.169.254'],
    ...['0.0.0.0', '100.64.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1'],
    ...['::ffff:127.0.0.1', '::ffff:a00:1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ])
    it(`are not ${address}`, () => expect(isPublic(address)).to.equal(false));

  for (const address of ['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])
    it(`are such as ${address}`, () => expect(isPublic(address)).to.equal(true));

  it('are judged after the name is resolved, in any notation', async () => {
    for (const host of [
      'localhost',
      '127.1',
      '0x7f000001',
      '2130706433',
      '[::1]',
      '[::ffff:7f00:1]',
    ])
      expect(await refusal(`https://${host}/events`), host).to.equal('private');
    expect(await refusal('https://anden.invalid/')).to.equal('unknown_host');
  });

  it('are called with TLS and without a user name', async () => {
    expect(await refusal('http://8.8.8.8/')).to.equal('not_https');
    expect(await refusal('ftp://8.8.8.8/', true)).to.equal('not_https');
    expect(await refusal('https://ana:secret@8.8.8.8/')).to.equal('credentials');
    expect(await refusal('https://8.8.8.8/')).to.equal('allowed');
  });

  it('may be private and without TLS in development', async () => {
    expect(await refusal('http://127.0.0.1:9/', true)).to.equal('allowed');
  });
});
