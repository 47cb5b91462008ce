-- What was judged: label and text, as a digest. Empty for verdicts of before, of which only the label is known.
ALTER TABLE hate_reviews ADD COLUMN label_version text NOT NULL DEFAULT '';
