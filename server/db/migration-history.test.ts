import { describe, expect, it } from 'vitest'
import { migrationsFolder } from './migrate.ts'
import { shippedMigrations } from './migration-history.ts'

/** Databases in use have applied these files as they are: never edited, new ones come after them. */
const released = {
  '0000_search_foundations': '9683e369167299bc5d359432a76f98a37185dc8ce8934ee78b788b95e6f8f219',
  '0001_entities': '853efb8f4be2bb8fd290592b57b23c1e58b588ea7f30690e4711d5684c27d1e4',
  '0002_counting_and_intake': 'a50f6db9a9038aff39e8f3c22bf60ab0add929bb322817e1520b341b33cd3ab4',
  '0003_people_setups_mail': '41e3cc12ebbd577284dbf165e04211c4695cea0bec5233e2f696d47bff68c300',
  '0004_intake_in_sets': '78ac352d720e85a7b5cbb1ff2a42a5bfe52bfccd85ac9bfa7bbe24c52650db6a',
  '0005_leads_of_a_status_by_date': '9db01fed5a97c440698fef634152d832e4239c0b99e0e1970e2b6d1e8c9bbf78',
  '0006_one_name_one_person': '108231c174e9db5a1606da32b2bfc624f3ea891dd4d5798593b70c157c8936f1',
  '0007_setup_counters': '1870125fcdb7c2c1df37a243c813b475cfd7db0401f3dd0668abe6dca45961ff',
  '0008_mail_and_jobs': 'abd0c31605b581d989f7cd722fc61c4cbe93e08faddcf73c8b2473b42dae6f2d',
  '0009_privacy': '86a9cce96d3bea6b8a2b73b7c763b5fac50df4ac7b9fde3bd9f6558c0d5bfdb4',
  '0011_attribution_and_variants': 'd4e0676acda3dd25eeba7fb5cea5d53544db70d9732ea1f6440cfac7c405619f',
  '0012_claim_history': '002a9f6cd9845401d111d3e49c7c6d4a390697497fa3a676b8ed05ef8852a4f9',
  '0013_cancellations': 'fc75cd7ff41a47f65d1e57017952eb4bae022879abb9ac33c242d9fb25127a8c',
  '0014_quarantine': '93308da0675b7b8ba5c75549c568359d24657a2fe20312c6695fdbfa2527f9c2',
  '0015_accounts': '9a6d8f9ebba01a03ac69774fb0a56840230db5982bee3f70efca896097bc0dad',
  '0016_ledger': '47ee7cb201a2693a58f41f7842fd4d7857fef52bdb9a072a259955c7b55ef220',
  '0017_gold_series': '71596c48fbb81f40085f67a5cc1e28974e773e6f857bf4686d2d5ef62f915dd0',
  '0018_workspace': '0add1b0912dd075b50c0821fab92e7c1007d216691d44f24b49d7a724f289c58',
  '0019_work': '6854802428b2f764087a7d2a501789a8bd7c6c11fcef7cb068f40d22389d0ef8',
  '0020_duplicates_imports_bin': '7490da6829fe42d59ba0de6885e8f874810d9404f02fe37d693fc2807d94de55',
  '0022_one_time_passwords_end': 'cdf5d172246715afea594b3c1d000cd174984daae20769dc08ff5a939c2c6fe5',
  '0023_lead_stats': '3a42fb09ed0258663e59ed4d540b08c6bf340794f0d6f6e39716a7b4fb4be680',
  '0024_search_at_scale': '2c4eef5dcea972e12f9c92fde1cf3315c5084d8d5b2ac4c09854e0316635926b',
  '0025_cheaper_keys': '40b19d1e0ce5c2cc3e589f2a775ad9e22a19e7cf5f39beef066243badd93f129',
  '0026_reply_templates': '6face5c46b040afb470e7b4867430e992bf96378c695cdc908bcbc97c3880bef',
  '0027_ledger_in_batches': 'ef4bdd9ba1d91e2c0e1e930ef1cd6098c281ebf446cc50b07c0945c3bdcae124',
  '0028_account_records': '0c1721a7ba550a010918fd7dccdbb7798fd48f43a22603239fd069caa44989cc',
  '0029_made_up_records': '957c1efdb703eced520fdf7a2b7d0b0f69b45a0a844aedfe1b04fdad483eef43',
  '0030_imported_leads_rest': '7d053fbfb416f6647d1fa220ef36bd08ef4bb0767c68e8f28f712582d9d3544e',
  '0031_column_read_alone': '9c0e41e4cd549bd4270e5b0258f851440683bb9af8903a893ad250fd7f8f83cc',
  '0034_people_by_date': '8876285b129e06e43a77ce2ed07ef639096257d65bfb47e64ee89ac7a96df18d',
}

describe('released migrations', () => {
  const shipped = shippedMigrations(migrationsFolder)

  it('come first, in their order and as they were', () => {
    const first = shipped.slice(0, Object.keys(released).length)
    expect(first.map(({ name, hash }) => [name, hash])).toEqual(Object.entries(released))
  })

  it('are followed by younger ones: the migrator passes over a migration that is older than the last applied', () => {
    const dates = shipped.map(({ writtenAt }) => writtenAt)
    expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a - b))
  })
})
