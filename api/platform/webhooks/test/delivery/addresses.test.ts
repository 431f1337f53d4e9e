import { expect } from 'chai';
import { addressesOf, isPublic } from '../../delivery/addresses.ts';

describe('The addresses that webhooks may call', () => {
  const refusal = (url: string, allowsPrivate = false) =>
    addressesOf(url, { allowsPrivate }).then(
      () => 'allowed',
      (error: { code: string }) => error.code,
    );

  for (const [kind, ...addresses] of [
    ['this host', '0.0.0.0', '127.0.0.1', '127.9.9.9', '::', '::1'],
    ['private', '10.0.0.1', '172.16.3.4', '192.168.1.1', '100.64.0.1', 'fc00::1', 'fd12::1'],
    ['link and site local', '169.254.169.254', 'fe80::1', 'fe80::1%1', 'fec0::1'],
    ['multicast and broadcast', '224.0.0.1', '255.255.255.255', 'ff02::1', 'ff0e::1'],
    ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
    ['benchmarks and reserved', '198.18.0.1', '240.0.0.1', '2001:2::1', '100::1', '4000::1'],
    ['IPv4-compatible', '::127.0.0.1', '::7f00:1', '::10.0.0.1', '::8.8.8.8'],
    ['IPv4-mapped', '::ffff:127.0.0.1', '::ffff:a00:1', '::ffff:8.8.8.8', '::ffff:0:7f00:1'],
    ['NAT64', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::a00:1'],
    ['6to4', '2002:7f00:1::', '2002:808:808::1'],
    ['Teredo and other protocols', '2001:0:7f00:1::', '2001::1', '2001:10::1', '2001:20::1'],
    ['no address', '', 'localhost', '[::1]'],
  ] as const)
    it(`are none of ${kind}`, () => {
      expect(addresses.filter(isPublic)).to.deep.equal([]);
    });

  for (const address of ['8.8.8.8', '2606:4700::1111', '2001:200::1', '2a00:1450:4001::200e'])
    it(`are such as ${address}`, () => expect(isPublic(address)).to.equal(true));

  it('are judged after the name is resolved, in any notation', async () => {
    for (const host of [
      'localhost',
      '127.1',
      '0x7f000001',
      '2130706433',
      '[::1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
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
