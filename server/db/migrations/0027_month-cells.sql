-- expand
CREATE TABLE "lead_month_cells" (
	"dimension" text NOT NULL,
	"month" date NOT NULL,
	"value" text NOT NULL,
	"bin" smallint NOT NULL,
	"leads" integer NOT NULL,
	"replied" integer NOT NULL,
	"qualified" integer NOT NULL,
	"converted" integer NOT NULL,
	"won" bigint NOT NULL,
	CONSTRAINT "lead_month_cells_dimension_month_value_bin_pk" PRIMARY KEY("dimension","month","value","bin")
);
