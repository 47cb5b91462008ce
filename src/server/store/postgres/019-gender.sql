-- Of whom a list or a person says it; empty: nobody did, and offices are then named by their house.
ALTER TABLE people ADD COLUMN IF NOT EXISTS gender text NOT NULL DEFAULT '' CHECK (gender IN ('', 'feminino', 'masculino'));
